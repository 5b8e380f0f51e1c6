// The tree search of one thread: a principal variation search from the root moves down to quiet leaves.
// tree.cpp has the inner nodes, quiescence.cpp the leaves; each calls the other, so they are one class.
#pragma once

#include <functional>
#include <span>

#include "endgames/tables.hpp"
#include "eval/evaluation.hpp"
#include "search/handicap.hpp"
#include "search/limits.hpp"
#include "search/ordering.hpp"

namespace hd {

constexpr int kInfinite = kWin + 1;
constexpr int kMaxPly = 128;

template <class Bits> using Endgames = std::shared_ptr<const EndgameTables<Bits>>; // null: none

// The state that the threads of a search share.
template <class Bits> struct Shared {
    Rules<Bits> rules;
    Evaluation<Bits> evaluate;
    bool men_return; // see Rules: whether steps of men may repeat a position
    Features features;
    Table table;
    Endgames<Bits> endgames; // none with a handicap
    Handicap handicap;
    std::vector<Key> history;         // keys of the positions before the root
    const StopToken *token = nullptr; // of the running search
    std::atomic<bool> over{false};    // the search ends

    Shared(const Rules<Bits> &the_rules, const Features &the_features, Weights<Bits> weights);

    // Called at every node, because the first access to a part of a large table can take milliseconds.
    bool ends() const {
        return over.load(std::memory_order_relaxed) || token->stop.load(std::memory_order_relaxed);
    }
};

template <class Bits> class Tree {
  public:
    using Position = hd::Position<Bits>;
    using Move = hd::Move<Bits>;

    struct RootMove {
        Move move;
        int appeal;             // added to its score; see handicap.hpp
        int preference;         // the part of the appeal that is a matter of style, and no error of judgement
        int score;              // at the running depth; -kInfinite if it is not better than another
        std::vector<Move> line; // at the last depth at which it was best
    };

    // `poll` is called every 64 nodes, and may set shared.over.
    Tree(Shared<Bits> &shared, std::function<void()> poll);

    // Shows one in 64 of the positions that searches come to; null: none. It may change nothing.
    using Observer = std::function<void(const Position &)>;
    void observe(Observer observer) { observer_ = std::move(observer); }

    // Prepares for a new search. `moves`: the legal moves of `position`, at least one. `preferences`: what is
    // added to the score of each, in hundredths of a man; none if it is empty.
    void start(const Position &position, const MoveList<Bits> &moves, std::span<const int> preferences);

    // Searches the root moves from `first` on to `depth` in the window, sorts them, best first, and returns
    // the score of the best. If the search is stopped meanwhile the score means nothing, but a move found
    // better than the first stands first.
    int search_root(int depth, int alpha, int beta, std::size_t first);

    // Sorts the first `count` root moves, best first, as a later line may have turned out better.
    void rank(std::size_t count);

    const Position &root() const { return root_; }
    const std::vector<RootMove> &root_moves() const { return root_moves_; }
    // The number of moves made.
    std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
    int selective_depth() const { return selective_depth_; }

  private:
    struct Frame {
        Key key = 0;
        int reversible = 0; // plies since the last irreversible move
        typename Evaluation<Bits>::Accumulator sums;
        int length = 0; // of the line
        std::array<Move, kMaxPly> line;
    };

    // The mode in which a part of the tree is searched.
    enum class Mode : std::uint8_t {
        kFull,
        kReplies // replies to a threat at a leaf, without further replies
    };

    // A node whose moves are being tried.
    struct Node {
        const Position &position;
        int depth;
        int beta;
        int ply;
        bool in_window; // of the principal variation
        Mode mode;
    };

    int node(const Position &position, int depth, int alpha, int beta, int ply, Mode mode);
    int try_moves(const Node &at, MoveList<Bits> &moves, const Entry &entry, int alpha);
    int try_move(const Node &at, const Move &move, int tried, int extension, int alpha);
    static int reduction(const Node &at, const Move &move, int tried);
    std::optional<int> far_above(const Position &quiet, int depth, int beta, int ply);
    int quiesce(const Position &position, int alpha, int beta, int ply, Mode mode);
    int leaf(const Position &position, int ply);
    bool threatens(const Position &position) const;
    // The score of a position that is over or has no moves.
    int ended(const Position &position, int ply) const;
    bool in_tables(const Position &position) const {
        return shared_.endgames && count(position.occupied()) <= shared_.endgames->most_pieces();
    }
    std::optional<int> from_tables(const Position &quiet, int alpha, int beta, int ply) const;

    Frame &frame(int ply) { return frames_[static_cast<std::size_t>(ply)]; }
    const Frame &frame(int ply) const { return frames_[static_cast<std::size_t>(ply)]; }
    bool find_captures(const Position &position, MoveList<Bits> &moves);
    void find_quiet(const Position &position, MoveList<Bits> &moves);
    template <class Generate> void find(Generate generate, MoveList<Bits> &moves);
    Position enter(const Position &position, const Move &move, int ply, bool table);
    bool repeats(Key key, int ply) const;
    void extend_line(int ply, const Move &move);
    bool has(Feature feature) const { return shared_.features.has(feature); }
    bool over() const { return shared_.ends(); }

    Shared<Bits> &shared_;
    const std::function<void()> poll_;
    Observer observer_;
    const Effort::Poll ends_ = [this] { // within a position
        poll_();
        return over();
    };
    Effort effort_{&ends_};
    Ordering<Bits> ordering_;
    std::vector<Frame> frames_;
    std::vector<RootMove> root_moves_;
    Position root_;
    std::atomic<std::uint64_t> nodes_{0}; // written by its own thread only
    int selective_depth_ = 0;
    int deepest_ = kMaxPly - 1; // the ply at which captures are no longer followed
};

} // namespace hd
