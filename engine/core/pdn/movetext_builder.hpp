// The items and nodes of a game's text while they are found, and the place that items belong to. Knows
// nothing of tokens.
#pragma once

#include <algorithm>

#include "pdn/movetext.hpp"

namespace hd {

template <class Bits> class MovetextBuilder {
  public:
    explicit MovetextBuilder(const Position<Bits> &start) {
        read_.nodes.push_back({0, {Move<Bits>{}, {}}, start});
    }

    Movetext<Bits> finished() { return std::move(read_); }

    const Position<Bits> &position() const { return read_.nodes[node_].position; }
    std::size_t node() const { return node_; }
    std::size_t plies() const { return plies_[node_]; } // before the position
    bool within_variation() const { return !branches_.empty(); }
    bool beginning() const { return beginning_; } // in a variation, before its first move
    Item &last_item() { return read_.items.back(); }
    const Item &first_opening() const { return read_.items[branches_.front().opening]; }
    bool behind_result() const { return result_ && branches_.empty(); }

    void note(TroubleKind kind, std::size_t begin, std::size_t end) {
        read_.troubles.push_back({kind, begin, end, next_node()});
    }

    // Adds an item behind the last move or variation, or before the first move of one.
    void add(ItemKind kind, std::size_t begin, std::size_t end) {
        if (beginning_) {
            read_.items.push_back({kind, Zone::kLead, begin, end, next_node()});
            return;
        }
        if (place_.zone == Zone::kHead && kind != ItemKind::kEscape) {
            place_.zone = Zone::kOwn;
        }
        read_.items.push_back({kind, place_.zone, begin, end, place_.node});
    }

    // Adds a tag; behind moves it is none.
    void add_tag(std::size_t begin, std::size_t end) {
        if (node_ != 0 || within_variation()) {
            add(ItemKind::kOpaque, begin, end);
        } else {
            read_.items.push_back({ItemKind::kTag, Zone::kHead, begin, end, 0});
        }
    }

    // Adds what stands among tags and is none.
    void add_junk(std::size_t begin, std::size_t end) {
        read_.items.push_back({ItemKind::kOpaque, Zone::kHead, begin, end, 0});
    }

    // Adds a result: the game's, unless it stands in a variation, of which it says nothing.
    void add_result(std::size_t begin, std::size_t end) {
        add(within_variation() ? ItemKind::kOpaque : ItemKind::kResult, begin, end);
        if (!within_variation()) {
            result_ = read_.items.size() - 1;
        }
    }

    // Adds an item behind the result.
    void add_to_tail(ItemKind kind, std::size_t begin, std::size_t end) {
        read_.items.push_back({kind, Zone::kTail, begin, end, node_});
    }

    // Adds the rest of a line, with the numbers before it.
    void add_unread(std::size_t begin, std::size_t end) {
        while (!read_.items.empty() && last_item().kind == ItemKind::kNumber) {
            begin = last_item().begin;
            read_.items.pop_back();
        }
        add(ItemKind::kUnread, begin, end);
    }

    // Plays a move from the present position.
    void play(WrittenMove<Bits> move, std::size_t begin, std::size_t end) {
        const Position<Bits> after = position().after(move.move);
        const std::size_t parent = node_;
        node_ = next_node();
        read_.nodes.push_back({parent, std::move(move), after});
        plies_.push_back(plies_[parent] + 1);
        beginning_ = false;
        lead();
        place_ = {node_, Zone::kOwn};
        read_.items.push_back({ItemKind::kMove, Zone::kOwn, begin, end, node_});
    }

    // Takes back that the game ended with a result.
    void go_on_behind_result() {
        const auto result = read_.items.begin() + static_cast<std::ptrdiff_t>(*result_);
        note(TroubleKind::kUnreadable, result->begin, result->end);
        result->kind = ItemKind::kOpaque;
        std::for_each(result, read_.items.end(), [&](Item &item) {
            item.node = place_.node;
            item.zone = place_.zone;
        });
        result_.reset();
    }

    // Begins a variation: another move instead of the last one, which there must be.
    void open(std::size_t begin, std::size_t end) {
        branches_.push_back({node_, place_, read_.items.size(), next_node()});
        read_.items.push_back({ItemKind::kOpen, Zone::kLead, begin, end, next_node()});
        node_ = read_.nodes[node_].parent;
        beginning_ = true;
    }

    // Leaves a variation with a closing, or none at the end of the text. One without a move becomes one item,
    // which ends at `end`.
    void leave(std::optional<std::size_t> closing, std::size_t end) {
        const Branch branch = branches_.back();
        branches_.pop_back();
        node_ = branch.node;
        place_ = branch.place;
        if (next_node() == branch.first) {
            const std::size_t begin = read_.items[branch.opening].begin;
            read_.items.resize(branch.opening);
            beginning_ = false;
            add(ItemKind::kOpaque, begin, end);
            return;
        }
        place_ = {branch.first, Zone::kBehind};
        if (closing) {
            read_.items.push_back({ItemKind::kClose, Zone::kBehind, *closing, end, branch.first});
        }
    }

  private:
    struct Place {
        std::size_t node;
        Zone zone;
    };

    // The state to return to behind a variation.
    struct Branch {
        std::size_t node;
        Place place;
        std::size_t opening; // the item
        std::size_t first;   // the node
    };

    std::size_t next_node() const { return read_.nodes.size(); }

    // Lets the numbers that stand last belong to the move they announce.
    void lead() {
        for (auto item = read_.items.rbegin(); item != read_.items.rend(); ++item) {
            if (item->kind != ItemKind::kNumber || item->zone == Zone::kLead) {
                return;
            }
            item->zone = Zone::kLead;
            item->node = node_;
        }
    }

    Movetext<Bits> read_;
    std::vector<std::size_t> plies_{0}; // before each node
    std::size_t node_ = 0;
    Place place_{0, Zone::kHead}; // of what stands behind the last move or variation
    std::vector<Branch> branches_;
    bool beginning_ = false;
    std::optional<std::size_t> result_; // the item, outside variations
};

} // namespace hd
