// The tree search of one thread: principal variation search from the root moves down to quiet leaves.
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

// What the threads of a search share.
template <class Bits> struct Shared {
    Rules<Bits> rules;
    Evaluation<Bits> evaluate;
    bool men_return; // see Rules: a man that steps sideways, as in some games, can be where it was again
    Features features;
    Table table;
    Endgames<Bits> endgames; // none for who plays with a handicap
    Handicap handicap;
    std::vector<Key> history;           // keys of the positions before the root
    const StopToken *control = nullptr; // of the running search
    std::atomic<bool> over{false};      // the search ends

    Shared(const Rules<Bits> &the_rules, const Features &the_features, Weights<Bits> weights);

    // Asked at every node: the first look at a fresh part of a large table can take milliseconds.
    bool ends() const {
        return over.load(std::memory_order_relaxed) || control->stop.load(std::memory_order_relaxed);
    }
};

template <class Bits> class Tree {
  public:
    using Position = hd::Position<Bits>;
    using Move = hd::Move<Bits>;

    struct RootMove {
        Move move;
        int appeal;             // added to its score
        int score;              // of the running depth; -kInfinite: not better than another
        std::vector<Move> line; // of the last depth in which it was best
    };

    // `poll` is called every 64 nodes, and may set shared.over.
    Tree(Shared<Bits> &shared, std::function<void()> poll);

    // Forgets the last search. `moves`: the legal ones of `position`, at least one.
    void start(const Position &position, const MoveList<Bits> &moves);

    // Searches the root moves from `first` on to `depth` in the window and sorts those, best first. The score
    // is that of the best. Means nothing if the search was over before it was done, but for a move that had
    // already turned out better than the first: it then stands first.
    int search_root(int depth, int alpha, int beta, std::size_t first);

    // Puts the first `count` root moves in order, best first: a later line may have turned out better.
    void rank(std::size_t count);

    const Position &root() const { return root_; }
    const std::vector<RootMove> &root_moves() const { return root_moves_; }
    // Moves made.
    std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
    int selective_depth() const { return selective_depth_; }

  private:
    struct Frame {
        Key key = 0;
        int reversible = 0; // plies since a move that cannot be taken back
        typename Evaluation<Bits>::Kept kept;
        int length = 0; // of the line
        std::array<Move, kMaxPly> line;
    };

    // How a part of the tree is searched.
    enum class Mode : std::uint8_t {
        kFull,
        kReplies // to a threat at a leaf: without further replies
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
    int quiesce(const Position &position, int alpha, int beta, int ply, Mode mode);
    int leaf(const Position &position, int ply);
    std::optional<int> from_tables(const Position &quiet, int alpha, int beta, int ply) const;

    Frame &frame(int ply) { return frames_[static_cast<std::size_t>(ply)]; }
    const Frame &frame(int ply) const { return frames_[static_cast<std::size_t>(ply)]; }
    bool find_captures(const Position &position, MoveList<Bits> &moves) const;
    Position enter(const Position &position, const Move &move, int ply, bool table);
    bool repeats(Key key, int ply) const;
    void extend_line(int ply, const Move &move);
    bool has(Feature feature) const { return shared_.features.has(feature); }
    bool over() const { return shared_.ends(); }

    Shared<Bits> &shared_;
    const std::function<void()> poll_;
    Ordering<Bits> ordering_;
    std::vector<Frame> frames_;
    std::vector<RootMove> root_moves_;
    Position root_;
    std::atomic<std::uint64_t> nodes_{0}; // written by its own thread only
    int selective_depth_ = 0;
    int deepest_ = kMaxPly - 1; // ply of this depth's search where no captures are followed any more
};

} // namespace hd
