#include "pdn/movetext.hpp"

#include <algorithm>
#include <string>
#include <tuple>
#include <utility>

#include "pdn/foresight.hpp"
#include "pdn/movetext_builder.hpp"
#include "pdn/tags.hpp"

namespace hd {

namespace {

// A number and a hyphen that stand before a move as if they belonged to it, "1- 32-28".
struct GluedNumber {
    std::size_t number;
    std::size_t size;  // without the blanks behind it
    std::size_t whole; // with them
};

std::optional<GluedNumber> glued_number(std::string_view move) {
    std::size_t at = 0;
    std::size_t number = 0;
    for (; at < std::min<std::size_t>(move.size(), 3) && is_digit(move[at]); ++at) {
        number = number * 10 + static_cast<std::size_t>(move[at] - '0');
    }
    const auto skip_spaces = [&] {
        while (at < move.size() && is_space_or_tab(move[at])) {
            ++at;
        }
    };
    const bool digits = at > 0;
    skip_spaces();
    if (!digits || at >= move.size() || move[at] != '-') {
        return std::nullopt;
    }
    const std::size_t size = ++at;
    skip_spaces();
    return at < move.size() && is_digit(move[at]) ? std::optional{GluedNumber{number, size, at}}
                                                  : std::nullopt;
}

bool is_sign_of_move(char c) { return c == 'x' || c == 'X' || !(is_digit(c) || is_ascii_letter(c)); }

// A place in the tree that advances with the text.
template <class Bits> class Walk {
  public:
    Walk(std::string_view text, const GameSetting<Bits> &setting, const Alphabet &alphabet)
        : text_{text}, setting_{setting}, alphabet_{alphabet}, tokens_{text, alphabet},
          foresight_{text, tokens_, setting}, built_{setting.start} {}

    Movetext<Bits> run() {
        while (const std::optional<Token> token = tokens_.next(at_)) {
            at_ = token->end;
            if (!built_.behind_result() || !take_tail(*token)) {
                take(*token);
            }
        }
        if (built_.within_variation()) {
            const Item opening = built_.first_opening();
            built_.note(TroubleKind::kOpenVariation, opening.begin, opening.end);
        }
        const std::size_t end = built_.within_variation() ? trim_blanks(text_, 0, text_.size()) : 0;
        while (built_.within_variation()) {
            built_.leave(std::nullopt, end);
        }
        return built_.finished();
    }

  private:
    void add(ItemKind kind, const Token &token) { built_.add(kind, token.begin, token.end); }
    void note(TroubleKind kind, const Token &token) { built_.note(kind, token.begin, token.end); }

    void take(const Token &token) {
        switch (token.kind) {
        case TokenKind::kMove:
        case TokenKind::kNumberMove:
            return take_move(token);
        case TokenKind::kNumber:
            return take_number(token);
        case TokenKind::kUnclosed:
            note(TroubleKind::kOpenComment, token);
            return add(ItemKind::kComment, token);
        case TokenKind::kComment:
        case TokenKind::kRemark:
        case TokenKind::kCommand:
            return add(ItemKind::kComment, token);
        case TokenKind::kGlyph:
            return add(ItemKind::kGlyph, token);
        case TokenKind::kOpening:
            return take_opening(token);
        case TokenKind::kClosing:
            return built_.within_variation() ? built_.leave(token.begin, token.end) : take_sign(token);
        case TokenKind::kResult:
            return built_.add_result(token.begin, token.end);
        case TokenKind::kStar: // an open game's end or, attached to a move that others follow, a forced move
            return is_attached(token) ? add(ItemKind::kGlyph, token)
                                      : built_.add_result(token.begin, token.end);
        case TokenKind::kTag:
            return take_tag(token.begin, token.end);
        case TokenKind::kEscape:
            return add(ItemKind::kEscape, token);
        case TokenKind::kBracket:
            return take_bracket(token);
        case TokenKind::kBinary:
            note_binary(token);
            return add(ItemKind::kOpaque, token);
        case TokenKind::kWord: // at the very end it is half a move
            return take_unread(more_follows(token.end) ? TroubleKind::kUnreadable : TroubleKind::kHalfMove,
                               token);
        case TokenKind::kSign:
            return take_sign(token);
        }
    }

    void take_move(const Token &token) {
        if (broken_) {
            return add(ItemKind::kOpaque, token);
        }
        const std::string_view written = token.of(text_);
        std::size_t begin = token.begin;
        std::optional<WrittenMove<Bits>> move = resolve(written);
        const std::optional<GluedNumber> glued = move ? std::nullopt : glued_number(written);
        if (glued && glued->number == due()) {
            move = resolve(written.substr(glued->whole));
            if (move) {
                built_.add(ItemKind::kNumber, begin, begin + glued->size);
                begin += glued->whole;
            }
        }
        std::optional<std::size_t> joined;
        if (!move) {
            std::tie(move, joined) = join_jumps(token);
        }
        if (move) {
            if (built_.behind_result()) {
                built_.go_on_behind_result();
            }
            at_ = joined.value_or(at_);
            built_.play(std::move(*move), begin, joined.value_or(token.end));
        } else if (built_.behind_result()) {
            take_sign(token);
        } else if (written == setting_.result) {
            built_.add_result(token.begin, token.end);
        } else {
            take_unread(TroubleKind::kIllegal, token);
        }
    }

    // The capture of which `first` is a jump, and the next tokens, but for numbers of moves, are the jumps
    // that follow, as some programs write it ("5. ... 22x15 6. 15x8"); and the end of the last one.
    std::pair<std::optional<WrittenMove<Bits>>, std::optional<std::size_t>> join_jumps(const Token &first) {
        constexpr std::size_t kMostJumps = 12;
        std::string way{first.of(text_)};
        std::size_t end = first.end;
        for (std::size_t jumps = 1; jumps < kMostJumps; ++jumps) {
            std::optional<Token> next = tokens_.next(end);
            while (next && next->kind == TokenKind::kNumber) {
                next = tokens_.next(next->end);
            }
            const std::string_view jump = next && next->is_move() ? next->of(text_) : std::string_view{};
            const auto sign = std::find_if(jump.begin(), jump.end(), is_sign_of_move);
            if (sign == jump.end() || !goes_on(way, jump)) {
                break;
            }
            way.append(sign, jump.end());
            end = next->end;
            std::vector<WrittenMove<Bits>> moves =
                read_move(setting_.rules, built_.position(), setting_.notation, way);
            if (moves.size() == 1) {
                return {std::move(moves.front()), end};
            }
        }
        return {};
    }

    // Whether a jump begins where another move ends.
    bool goes_on(std::string_view move, std::string_view jump) const {
        const std::vector<std::vector<Square>> before = setting_.notation.squares(move);
        const std::vector<std::vector<Square>> after = setting_.notation.squares(jump);
        return before.size() == 1 && after.size() == 1 && before[0].back() == after[0].front();
    }

    // The number of the next move.
    std::size_t due() const {
        return (built_.plies() + (setting_.start.turn() == setting_.beginner ? 0 : 1)) / 2 + 1;
    }

    // The legal move that the text, which ends here, means.
    std::optional<WrittenMove<Bits>> resolve(std::string_view written) {
        std::vector<WrittenMove<Bits>> moves =
            read_move(setting_.rules, built_.position(), setting_.notation, written);
        if (moves.empty()) {
            return std::nullopt;
        }
        if (moves.size() == 1) {
            return std::move(moves.front());
        }
        built_.note(TroubleKind::kAmbiguous, at_ - written.size(), at_);
        return std::move(moves[foresight_.choose(built_.position(), moves, at_)]);
    }

    // Takes a move's number; where squares are numbers, four digits without a dot are a move.
    void take_number(const Token &token) {
        const std::string_view written = token.of(text_);
        constexpr std::size_t kRunTogether = 4;
        const bool move = setting_.notation.numbered() && written.size() == kRunTogether &&
                          std::all_of(written.begin(), written.end(), is_digit);
        move ? take_move(token) : add(ItemKind::kNumber, token);
    }

    // Takes the rest of this line as it is, up to its closing or the game's result.
    void take_unread(TroubleKind kind, const Token &token) {
        note(kind, token);
        at_ = end_of_unread(token.end);
        if (!built_.beginning()) { // else leaving takes the whole variation as it is
            built_.add_unread(token.begin, at_);
            broken_ = !built_.within_variation();
        }
    }

    // The end of what cannot be read from `end` on: the closing, or the game's last result.
    std::size_t end_of_unread(std::size_t end) const {
        std::ptrdiff_t depth = 0;
        std::optional<std::size_t> result;
        while (const std::optional<Token> token = tokens_.next(end)) {
            depth += token->kind == TokenKind::kOpening ? 1 : token->kind == TokenKind::kClosing ? -1 : 0;
            if (depth < 0 && built_.within_variation()) {
                return end;
            }
            if (depth <= 0 && !built_.within_variation() && is_result_of_game(*token)) {
                result = end;
            }
            end = token->end;
        }
        return result.value_or(end);
    }

    bool is_result_of_game(const Token &token) const {
        const bool result = token.kind == TokenKind::kResult || token.kind == TokenKind::kStar ||
                            token.of(text_) == setting_.result;
        return result && !is_attached(token);
    }

    void take_opening(const Token &token) {
        if (built_.node() != 0 && !built_.beginning()) {
            built_.open(token.begin, token.end);
        } else { // there is no last move
            note(TroubleKind::kUnreadable, token);
            at_ = group_end(token.end);
            built_.add(ItemKind::kOpaque, token.begin, at_);
        }
    }

    // The end of the closing of what was opened before `end`.
    std::size_t group_end(std::size_t end) const {
        for (std::size_t depth = 1; depth > 0;) {
            const std::optional<Token> token = tokens_.next(end);
            if (!token) {
                break;
            }
            depth += token->kind == TokenKind::kOpening ? 1 : 0;
            depth -= token->kind == TokenKind::kClosing ? 1 : 0;
            end = token->end;
        }
        return end;
    }

    // Takes what stands behind the result, unless it is another move; whether it was taken.
    bool take_tail(const Token &token) {
        if (token.is_move()) {
            return false;
        }
        if (token.kind == TokenKind::kOpening) {
            note(TroubleKind::kUnreadable, token);
            at_ = group_end(token.end);
            built_.add_to_tail(ItemKind::kOpaque, token.begin, at_);
            return true;
        }
        if (token.kind == TokenKind::kBinary) {
            note_binary(token);
        } else if (token.kind == TokenKind::kSign || token.kind == TokenKind::kClosing) {
            note(TroubleKind::kUnreadable, token);
        }
        Item &last = built_.last_item();
        if (token.kind == TokenKind::kWord && last.zone == Zone::kTail &&
            is_alphanumeric(character_at(text_, last.begin))) {
            last.end = token.end; // "Black resigned"
        } else {
            built_.add_to_tail(kind_in_tail(token.kind), token.begin, token.end);
        }
        return true;
    }

    static ItemKind kind_in_tail(TokenKind kind) {
        switch (kind) {
        case TokenKind::kComment:
        case TokenKind::kRemark:
        case TokenKind::kCommand:
        case TokenKind::kWord:
        case TokenKind::kUnclosed:
            return ItemKind::kComment;
        case TokenKind::kNumber:
            return ItemKind::kNumber;
        default:
            return ItemKind::kOpaque;
        }
    }

    // Takes a tag that is not quite one.
    void take_bracket(const Token &token) {
        const std::optional<Tag> tag = tag_at(text_, token.begin, alphabet_);
        if (!tag) {
            return take_sign(token);
        }
        at_ = tag->end;
        if (!tag->closed) {
            built_.note(TroubleKind::kOpenTag, token.begin, tag->end);
        }
        take_tag(token.begin, tag->end);
    }

    // Takes a tag, and what stands behind it among the tags.
    void take_tag(std::size_t begin, std::size_t end) {
        built_.add_tag(begin, end);
        while (built_.node() == 0 && !built_.within_variation()) {
            const std::optional<Junk> junk = junk_behind_tag(text_, at_, alphabet_);
            if (!junk) {
                return;
            }
            built_.note(TroubleKind::kUnreadable, junk->begin, junk->end);
            built_.add_junk(junk->begin, junk->end);
            at_ = junk->end;
        }
    }

    // Reports bytes that are no text, once.
    void note_binary(const Token &token) {
        if (!std::exchange(binary_, true)) {
            note(TroubleKind::kBinary, token);
        }
    }

    // Takes a sign that cannot be a move.
    void take_sign(const Token &token) {
        note(TroubleKind::kUnreadable, token);
        add(ItemKind::kOpaque, token);
    }

    // Whether a star is attached to a move that others follow.
    bool is_attached(const Token &token) const {
        return token.kind == TokenKind::kStar && is_alphanumeric(character_before(text_, token.begin)) &&
               more_follows(token.end);
    }

    bool more_follows(std::size_t at) const { return skip_blanks(text_, at, text_.size()) < text_.size(); }
    bool is_alphanumeric(const Character &c) const { return c.code != '_' && is_word(alphabet_, c.code); }

    std::string_view text_;
    const GameSetting<Bits> &setting_;
    const Alphabet &alphabet_;
    const Tokens tokens_;
    Foresight<Bits> foresight_;
    MovetextBuilder<Bits> built_;
    std::size_t at_ = 0;
    bool broken_ = false; // the main line could not be read to its end
    bool binary_ = false;
};

} // namespace

template <class Bits>
Movetext<Bits> read_movetext(std::string_view text, const GameSetting<Bits> &setting,
                             const Alphabet &alphabet) {
    return Walk<Bits>{text, setting, alphabet}.run();
}

template <class Bits> bool is_complete(std::string_view text, const Movetext<Bits> &read) {
    return std::none_of(read.items.begin(), read.items.end(), [&](const Item &item) {
        const bool skipped = (item.kind == ItemKind::kOpaque || item.kind == ItemKind::kEscape) &&
                             item.end - item.begin > 1 && text[item.begin] == '(';
        return item.kind == ItemKind::kUnread || skipped;
    });
}

template Movetext<Narrow> read_movetext(std::string_view, const GameSetting<Narrow> &, const Alphabet &);
template Movetext<Wide> read_movetext(std::string_view, const GameSetting<Wide> &, const Alphabet &);
template bool is_complete(std::string_view, const Movetext<Narrow> &);
template bool is_complete(std::string_view, const Movetext<Wide> &);

} // namespace hd
