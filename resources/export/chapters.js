"use strict";
// What the page of games and that of a study have in common: the record of a chapter, its board with the
// pieces that move on it, and the list of chapters. Both scripts follow this one within the same element.
const PAGE = JSON.parse(document.getElementById("data").textContent);
const CALM = matchMedia("(prefers-reduced-motion: reduce)");
const STEP_MS = 200;
const SVG = "http://www.w3.org/2000/svg";

/** One chapter of the page: its position and its board. The page says with `tell` what it shows beside them. */
class Chapter {
  constructor(section, number, data) {
    this.section = section;
    this.number = number;
    this.data = data;
    this.board = PAGE.boards[data.board];
    this.flipped = data.flipped;
    this.step = 0;
    this.run = 0;  // counts what was shown, so that an animation knows when it is late
    this.children = [[]];
    data.steps.forEach((step, index) => {
      this.children.push([]);
      this.children[step.parent].push(index + 1);
    });
    this.picture = this.find(".board");
    this.pieces = this.find(".pieces");
    this.way = this.find(".way");
    this.marks = section.querySelectorAll(".marks");
  }

  find(selector) { return this.section.querySelector(selector); }

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

  get white_to_move() {
    let plies = 0;
    for (let at = this.step; at; at = this.parent(at)) plies += 1;
    return (this.data.turn === "W") === (plies % 2 === 0);
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
    this.find(".ground").setAttribute("transform", turn);
    this.find(".coordinates").setAttribute("href", `#names-${this.data.board}-${side}`);
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

  /** Show a step, and on the way onward its move. */
  go(step) {
    const run = ++this.run;
    const onward = step && this.parent(step) === this.step && !CALM.matches && !this.section.hidden;
    if (onward) this.draw();  // what was under way is over
    this.step = step;
    this.section.dataset.step = step;
    this.draw_remarks();
    this.tell();
    history.replaceState(null, "", `#${this.number}.${step}`);
    if (onward) this.animate(step, run).then(() => { if (run === this.run) this.draw(); });
    else this.draw();
  }
}

/** Scroll `list`, and never the page, until `link` is seen in it. */
function reveal(link, list) {
  if (list.scrollHeight <= list.clientHeight) return;
  const all = list.getBoundingClientRect(), at = link.getBoundingClientRect();
  if (at.top < all.top + 8) list.scrollTop += at.top - all.top - 40;
  else if (at.bottom > all.bottom - 8) list.scrollTop += at.bottom - all.bottom + 40;
}

/** The chapters of a page, each made by `make`, and the list of them; one is shown. */
class Chapters {
  constructor(make) {
    this.all = [...document.querySelectorAll(".chapter")].map((section, index) => make(section, index + 1));
    this.links = [...document.querySelectorAll(".contents a")];
    [this.current] = this.all;
    if (!this.current) return;
    document.documentElement.classList.add("js");
    for (const chapter of this.all) chapter.draw_ground();
  }

  /** Show one of them alone, from its beginning; the first where there is no such number. */
  turn_to(number) {
    const before = this.current;
    this.current = this.all[number - 1] ?? this.all[0];
    for (const other of this.all) other.section.hidden = other !== this.current;
    this.links.forEach((link, index) => {
      if (index === this.current.number - 1) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    });
    const { section, number: shown } = this.current, link = this.links[shown - 1];
    if (link) reveal(link, link.closest("ol"));
    if (this.current !== before && section.getBoundingClientRect().top < 0) section.scrollIntoView();
  }

  /** From now on, keys act on the chapter that is shown, and `follow` gets what the address names. */
  listen(keys, follow) {
    if (!this.current) return;
    document.addEventListener("keydown", (event) => {
      const what = keys[event.key], at = event.target;
      if (!what || event.ctrlKey || event.altKey || event.metaKey) return;
      if (at instanceof HTMLSelectElement || (event.key === " " && at instanceof HTMLButtonElement)) return;
      event.preventDefault();
      this.current.act(what);
    });
    const read = () => {
      const [, number, step] = /^#(\d+)(?:\.(\d+))?$/.exec(location.hash) ?? [null, 1, 0];
      follow(Number(number), step);
    };
    addEventListener("hashchange", read);
    read();
  }
}
