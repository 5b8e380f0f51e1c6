"use strict";
(() => {
  const { words, boards, games } = JSON.parse(document.getElementById("data").textContent);
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const STEP_MS = 200;
  const SVG = "http://www.w3.org/2000/svg";
  const PAUSED = "M8 5v14l11-7z", PLAYING = "M6 5h4v14H6zM14 5h4v14h-4z";

  /** One game of the page: its position, its board, its list of moves. */
  class Game {
    constructor(section, number) {
      this.section = section;
      this.number = number;
      this.data = games[number - 1];
      this.board = boards[this.data.board];
      this.flipped = this.data.flipped;
      this.step = 0;
      this.run = 0;  // counts what was shown, so that an animation knows when it is late
      this.timer = 0;
      this.children = [[]];
      this.data.steps.forEach((step, index) => {
        this.children.push([]);
        this.children[step.parent].push(index + 1);
      });
      const find = (selector) => section.querySelector(selector);
      this.picture = find(".board");
      this.pieces = find(".pieces");
      this.way = find(".way");
      this.marks = section.querySelectorAll(".marks");
      this.moves = find(".moves");
      this.status = find(".status");
      this.pace = find(".pace");
      this.playing = find("[data-do=play]");
      this.links = new Map();
      for (const link of section.querySelectorAll(".move")) {
        this.links.set(Number(link.dataset.step), link);
        link.tabIndex = -1;
        link.addEventListener("click", (event) => {
          event.preventDefault();
          this.stop();
          this.go(Number(link.dataset.step));
        });
      }
      for (const button of section.querySelectorAll("[data-do]"))
        button.addEventListener("click", () => this.act(button.dataset.do));
      this.pace.addEventListener("change", () => { if (this.timer) { this.stop(); this.play(); } });
    }

    // The record

    parent(step) { return step ? this.data.steps[step - 1].parent : 0; }

    /** The pieces after a step: a letter for each occupied square. */
    pieces_at(step) {
      const line = [];
      for (let at = step; at; at = this.parent(at)) line.push(at);
      const pieces = new Map(Object.entries(this.data.start));
      for (const at of line.reverse()) {
        const { from, to } = this.data.steps[at - 1];
        let piece = pieces.get(from);
        pieces.delete(from);
        for (const [, taken, crowned] of to) {
          if (taken) pieces.delete(taken);
          if (crowned) piece = piece.toUpperCase();
        }
        pieces.set(to[to.length - 1][0], piece);
      }
      return pieces;
    }

    white_to_move(step) {
      let plies = 0;
      for (let at = step; at; at = this.parent(at)) plies += 1;
      return (this.data.turn === "W") === (plies % 2 === 0);
    }

    end() {
      let at = this.step;
      while (this.children[at].length) at = this.children[at][0];
      return at;
    }

    /** The move beside this one among its alternatives, `by` -1 or 1. */
    sibling(by) {
      const all = this.step ? this.children[this.parent(this.step)] : [];
      return all[all.indexOf(this.step) + by] ?? this.step;
    }

    // The board

    place(square) {
      const [x, y] = this.board.places[square], [mx, my] = this.board.middle;
      return this.flipped ? [2 * mx - x, 2 * my - y] : [x, y];
    }

    put(piece, square) {
      const [x, y] = this.place(square);
      piece.dataset.square = square;
      piece.style.transform = `translate(${x}px,${y}px)`;
    }

    draw() {
      this.pieces.classList.add("still");
      const drawn = [];
      for (const [square, letter] of this.pieces_at(this.step)) {
        const piece = document.createElementNS(SVG, "use");
        piece.setAttribute("href", `#piece-${letter}`);
        this.put(piece, square);
        drawn.push(piece);
      }
      this.pieces.replaceChildren(...drawn);
    }

    draw_ground() {
      const [x, y] = this.board.middle, turn = this.flipped ? `rotate(180 ${x} ${y})` : "";
      const side = this.flipped ? "black" : "white";
      this.picture.querySelector(".ground").setAttribute("transform", turn);
      this.picture.querySelector(".coordinates").setAttribute("href", `#names-${this.data.board}-${side}`);
      this.marks.forEach((group) => group.setAttribute("transform", turn));
    }

    draw_remarks() {
      const step = this.step ? this.data.steps[this.step - 1] : null;
      const squares = step ? [step.from, ...step.to.map(([square]) => square)] : [];
      this.way.setAttribute("points", squares.map((square) => this.place(square).join()).join(" "));
      const marks = (step ? step.marks : this.data.marks) ?? ["", ""];
      this.marks.forEach((group, index) => { group.innerHTML = marks[index]; });
    }

    /** Move the piece landing by landing; those it takes fade, and go when the move is over. */
    async animate(step, run) {
      const { from, to } = this.data.steps[step - 1];
      const find = (square) => this.pieces.querySelector(`[data-square="${square}"]`);
      const moving = find(from);
      if (!moving) return;
      this.pieces.classList.remove("still");
      this.pieces.append(moving);
      for (const [square, taken] of to) {
        void moving.getBoundingClientRect();
        this.put(moving, square);
        if (taken) find(taken)?.classList.add("taken");
        await new Promise((done) => setTimeout(done, STEP_MS + 20));
        if (run !== this.run) return;
      }
    }

    // What a reader does

    go(step) {
      const run = ++this.run;
      const onward = step && this.parent(step) === this.step && !calm.matches && !this.section.hidden;
      if (onward) this.draw();  // what was under way is over
      this.step = step;
      this.show_step();
      if (!onward) {
        this.draw();
        return;
      }
      this.animate(step, run).then(() => { if (run === this.run) this.draw(); });
    }

    show_step() {
      const { step } = this;
      this.section.dataset.step = step;
      this.draw_remarks();
      for (const link of this.moves.querySelectorAll("[aria-current]")) {
        link.removeAttribute("aria-current");
        link.tabIndex = -1;
      }
      const link = this.links.get(step) ?? this.links.get(1);
      if (link) link.tabIndex = 0;
      if (step && link) {
        link.setAttribute("aria-current", "true");
        this.reveal(link);
      } else this.moves.scrollTop = 0;
      this.say();
      const last = !this.children[step].length;
      for (const [what, off] of [["start", !step], ["back", !step], ["on", last], ["end", last], ["play", last]]) {
        const button = this.section.querySelector(`[data-do=${what}]`);
        if (off && button === document.activeElement) this.moves.focus();
        button.disabled = off && !(what === "play" && this.timer);
      }
      history.replaceState(null, "", `#${this.number}.${step}`);
    }

    /** Scroll the list of moves, and never the page, until `link` is seen. */
    reveal(link) {
      const list = this.moves.getBoundingClientRect(), at = link.getBoundingClientRect();
      if (this.moves.scrollHeight <= this.moves.clientHeight) return;
      if (at.top < list.top + 8) this.moves.scrollTop += at.top - list.top - 40;
      else if (at.bottom > list.bottom - 8) this.moves.scrollTop += at.bottom - list.bottom + 40;
    }

    say() {
      const step = this.step ? this.data.steps[this.step - 1] : null;
      const turn = this.white_to_move(this.step) ? words.white_to_move : words.black_to_move;
      const shown = document.createElement("b");
      shown.textContent = step ? step.label : words.beginning;
      const clock = step?.clock ? ` (${step.clock})` : "";
      this.status.replaceChildren(shown, `${clock} · ${step?.text ?? turn}`);
      this.picture.setAttribute("aria-label", this.spoken());
    }

    /** The position in words. */
    spoken() {
      const found = { w: [], W: [], b: [], B: [] };
      for (const [square, letter] of this.pieces_at(this.step)) found[letter].push(square);
      const side = (name, men, kings) => {
        const parts = [];
        if (men.length) parts.push(`${words.men} ${men.join(" ")}`);
        if (kings.length) parts.push(`${words.kings} ${kings.join(" ")}`);
        return `${name}: ${parts.join("; ") || "–"}.`;
      };
      return `${side(words.white, found.w, found.W)} ${side(words.black, found.b, found.B)}`;
    }

    act(what) {
      if (what === "play") {
        if (this.timer) this.stop();
        else this.play();
        return;
      }
      if (what === "flip") {
        this.flipped = !this.flipped;
        this.run += 1;
        this.draw_ground();
        this.draw();
        this.draw_remarks();
        return;
      }
      this.stop();
      const next = {
        start: 0, back: this.parent(this.step), on: this.children[this.step][0] ?? this.step, end: this.end(),
        up: this.sibling(-1), down: this.sibling(1),
      }[what];
      if (next !== this.step) this.go(next);
    }

    play() {
      const next = () => {
        const [on] = this.children[this.step];
        if (on === undefined) { this.stop(); return; }
        this.go(on);
        this.timer = setTimeout(next, Math.max(1000 * this.pace.value, 0) + this.lasting(on));
      };
      this.show_playing(true);
      this.timer = setTimeout(next, 300);
    }

    /** Milliseconds that the jumps of a move take beyond the first. */
    lasting(step) { return calm.matches ? 0 : (this.data.steps[step - 1].to.length - 1) * (STEP_MS + 20); }

    stop() {
      if (!this.timer) return;
      clearTimeout(this.timer);
      this.timer = 0;
      this.show_playing(false);
      this.playing.disabled = !this.children[this.step].length;
    }

    show_playing(on) {
      this.section.dataset.playing = on;
      this.playing.querySelector("path").setAttribute("d", on ? PLAYING : PAUSED);
      this.playing.title = on ? words.pause : words.play;
      this.playing.setAttribute("aria-label", this.playing.title);
    }
  }

  const shown = [...document.querySelectorAll(".chapter")].map((section, index) => new Game(section, index + 1));
  const contents = [...document.querySelectorAll(".contents a")];
  let current = shown[0];

  /** Show what the address names: a game, and perhaps a step of it. */
  function follow() {
    const [, game, step] = /^#(\d+)(?:\.(\d+))?$/.exec(location.hash) ?? [null, 1, 0];
    const next = shown[game - 1] ?? shown[0];
    if (next !== current) current.stop();
    current = next;
    for (const other of shown) other.section.hidden = other !== current;
    contents.forEach((link, index) => {
      if (index === current.number - 1) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    });
    const wanted = step === undefined ? current.step : Number(step);
    current.go(wanted < current.children.length ? wanted : 0);
  }

  const KEYS = {
    ArrowLeft: "back", ArrowRight: "on", Home: "start", End: "end", ArrowUp: "up", ArrowDown: "down",
    " ": "play", f: "flip", F: "flip",
  };
  document.addEventListener("keydown", (event) => {
    const what = KEYS[event.key];
    if (!what || !current || event.ctrlKey || event.altKey || event.metaKey) return;
    const at = event.target;
    if (at instanceof HTMLSelectElement || (event.key === " " && at instanceof HTMLButtonElement)) return;
    event.preventDefault();
    current.act(what);
  });

  if (!current) return;
  document.documentElement.classList.add("js");
  for (const game of shown) {
    game.moves.tabIndex = -1;
    game.draw_ground();
  }
  addEventListener("hashchange", follow);
  follow();
})();
