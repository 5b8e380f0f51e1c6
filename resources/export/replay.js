(() => {
  const { words, games } = PAGE;
  const PAUSED = "M8 5v14l11-7z", PLAYING = "M6 5h4v14H6zM14 5h4v14h-4z";

  /** One game of the page: a chapter with its list of moves. */
  class Game extends Chapter {
    constructor(section, number) {
      super(section, number, games[number - 1]);
      this.timer = 0;
      this.moves = this.find(".moves");
      this.status = this.find(".status");
      this.pace = this.find(".pace");
      this.playing = this.find("[data-do=play]");
      this.moves.tabIndex = -1;
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

    // What a reader does

    tell() {
      const { step } = this;
      for (const link of this.moves.querySelectorAll("[aria-current]")) {
        link.removeAttribute("aria-current");
        link.tabIndex = -1;
      }
      const link = this.links.get(step) ?? this.links.get(1);
      if (link) link.tabIndex = 0;
      if (step && link) {
        link.setAttribute("aria-current", "true");
        reveal(link, this.moves);
      } else this.moves.scrollTop = 0;
      this.say();
      const last = !this.children[step].length;
      for (const [what, off] of [["start", !step], ["back", !step], ["on", last], ["end", last], ["play", last]]) {
        const button = this.find(`[data-do=${what}]`);
        if (off && button === document.activeElement) this.moves.focus();
        button.disabled = off && !(what === "play" && this.timer);
      }
    }

    say() {
      const step = this.step ? this.data.steps[this.step - 1] : null;
      const turn = this.white_to_move ? words.white_to_move : words.black_to_move;
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
    lasting(step) { return CALM.matches ? 0 : (this.data.steps[step - 1].to.length - 1) * (STEP_MS + 20); }

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

  const chapters = new Chapters((section, number) => new Game(section, number));

  const KEYS = {
    ArrowLeft: "back", ArrowRight: "on", Home: "start", End: "end", ArrowUp: "up", ArrowDown: "down",
    " ": "play", f: "flip", F: "flip",
  };
  chapters.listen(KEYS, (number, step) => {
    const before = chapters.current;
    chapters.turn_to(number);
    const { current } = chapters;
    if (current !== before) before.stop();
    const wanted = step === undefined ? current.step : Number(step);
    current.go(wanted < current.children.length ? wanted : 0);
  });
})();
