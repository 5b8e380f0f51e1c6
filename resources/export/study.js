(() => {
  const { id, words, lessons } = PAGE;
  const REPLY_MS = 700;
  const kept = "harzdame-study-" + id;
  let known = { done: [], solved: [] };
  try { known = { ...known, ...JSON.parse(localStorage.getItem(kept) ?? "{}") }; } catch { /* not everywhere */ }

  function keep() {
    try { localStorage.setItem(kept, JSON.stringify(known)); } catch { /* then it is forgotten */ }
  }

  /** One chapter of the study: what is said of it, and its questions, answered on its board. */
  class Lesson extends Chapter {
    constructor(section, number) {
      super(section, number, lessons[number - 1]);
      this.picked = [];
      this.hints = 0;
      this.verdict = null;
      this.from = 0;  // the question that is being answered, while a wrong move is explained
      this.said = this.find(".said");
      this.turn = this.find(".turn");
      this.buttons = new Map([...section.querySelectorAll("[data-do]")].map((each) => [each.dataset.do, each]));
      for (const [what, button] of this.buttons) button.addEventListener("click", () => this.act(what));
      this.picture.addEventListener("click", (event) => this.click(event));
      this.lights = document.createElementNS(SVG, "g");
      this.pieces.after(this.lights);
    }

    // The record

    name(step) { return `${this.number}.${step}`; }
    text(step) { return (step ? this.data.steps[step - 1].text : this.data.text) ?? ""; }
    is_main(step) {
      for (; step; step = this.parent(step)) if (this.children[this.parent(step)][0] !== step) return false;
      return true;
    }

    /** The question asked here, unless it was answered. */
    get question() {
      const found = this.data.questions[this.step];
      return found && !known.solved.includes(this.name(this.step)) ? found : null;
    }

    // The board

    light() {
      const shapes = this.picked.slice(-1).map((square) => this.circle(square, "picked", 42));
      if (this.picked.length) for (const square of this.landings()) shapes.push(this.circle(square, "target", 15));
      this.lights.replaceChildren(...shapes);
      this.section.classList.toggle("asking", this.can_answer);
    }

    circle(square, role, radius) {
      const [x, y] = this.place(square), made = document.createElementNS(SVG, "circle");
      made.setAttribute("class", role);
      made.setAttribute("cx", x);
      made.setAttribute("cy", y);
      made.setAttribute("r", radius * this.scale);
      return made;
    }

    get scale() {
      const all = Object.values(this.board.places), [x] = all[0];
      const next = all.map(([other]) => Math.abs(other - x)).filter((gap) => gap > 1);
      return Math.min(...next) / 100;
    }

    // An answer on the board

    get can_answer() { return Boolean(this.question) && !this.from; }

    /** The squares on which the piece that was picked can land next. */
    landings() {
      const way = this.picked, found = new Set();
      for (const [squares] of this.question?.moves ?? [])
        if (squares.length > way.length && way.every((square, index) => squares[index] === square))
          found.add(squares[way.length]);
      return [...found];
    }

    click(event) {
      if (!this.can_answer) return;
      const point = new DOMPoint(event.clientX, event.clientY)
        .matrixTransform(this.picture.getScreenCTM().inverse());
      let square = null, best = 60 * this.scale;
      for (const name of Object.keys(this.board.places)) {
        const [x, y] = this.place(name), away = Math.hypot(x - point.x, y - point.y);
        if (away < best) [square, best] = [name, away];
      }
      if (square) this.take(square);
    }

    take(square) {
      const { moves } = this.question, way = this.picked;
      if (way.length && square !== way[0]) {
        const last = way[way.length - 1];
        const fits = moves.filter(([squares]) => way.every((each, index) => squares[index] === each));
        // the next landing, or the last one where no other move ends there
        const ends = fits.filter(([squares]) => squares[squares.length - 1] === square);
        const steps = fits.filter(([squares]) => squares[way.length] === square);
        const whole = steps.filter(([squares]) => squares.length === way.length + 1);
        if (whole.length && steps.length === whole.length) return this.answer(whole[0]);
        if (steps.length) { this.picked = [...way, square]; return this.light(); }
        if (ends.length && square !== last) return this.answer(ends[0]);
      }
      const own = moves.some(([squares]) => squares[0] === square);
      this.picked = own ? [square] : [];
      const letter = this.pieces_at(this.step).get(square);
      const mine = letter && (letter.toLowerCase() === "w") === this.white_to_move;
      if (!own && (mine || way.length)) {
        this.verdict = [this.question.captures && mine ? words.must_capture : words.not_legal, false];
        this.say();
      }
      this.light();
    }

    answer([, step, good]) {
      const { answer, wrong } = this.question;
      this.picked = [];
      if (!good && !step) {
        this.verdict = [wrong || words.wrong, false];
        this.light();
        this.say();
        return;
      }
      if (!good) {
        this.from = this.step + 1;
        this.verdict = [words.wrong, false];
        this.go(step, true);
        return;
      }
      this.solve([step === answer ? words.right : words.also_right, true]);
    }

    solve(verdict) {
      const { answer } = this.question;
      known.solved.push(this.name(this.step));
      keep();
      this.verdict = verdict;
      this.go(answer, true);
      if (!this.text(answer) && this.children[answer].length) {
        const run = this.run;
        setTimeout(() => { if (run === this.run) this.go(this.children[answer][0], true); }, REPLY_MS);
      }
    }

    // What a reader does

    go(step, keeping = false) {
      this.picked = [];
      if (!keeping) this.verdict = null;
      if (!this.children[step].length && this.is_main(step)) this.finish();
      super.go(step);
    }

    tell() {
      if (this.question) this.hints = 0;
      this.say();
      this.light();
    }

    finish() {
      if (!known.done.includes(this.number)) known.done.push(this.number);
      keep();
      tick();
    }

    say() {
      const parts = [], add = (role, text) => {
        const made = document.createElement("p");
        made.className = role;
        made.textContent = text;
        parts.push(made);
      };
      let at = this.step;
      while (at && !this.text(at)) at = this.parent(at);
      if (this.verdict) add(this.verdict[1] ? "verdict good" : "verdict", this.verdict[0]);
      if (this.step) add("move-shown", this.data.steps[this.step - 1].label);
      if (this.text(at)) add("text", this.text(at));
      if (this.can_answer) {
        add("question", this.question.text || words.find);
        for (const hint of this.question.hints.slice(0, this.hints)) add("hint-shown", hint);
      }
      const last = !this.children[this.step].length, end = last && this.is_main(this.step) && !lessons[this.number];
      if (end) add("verdict good", words.done);
      this.said.replaceChildren(...parts);
      this.turn.textContent = this.white_to_move ? words.white_to_move : words.black_to_move;
      this.reveal();
      this.buttons.get("back").disabled = !this.step && this.number === 1;
      this.buttons.get("hint").hidden = !this.can_answer || this.hints >= this.question.hints.length;
      this.buttons.get("solution").hidden = !this.can_answer;
      this.buttons.get("once_more").hidden = !this.step || !known.done.includes(this.number);
      this.buttons.get("anew").hidden = !end;
      const next = this.buttons.get("next");
      next.hidden = end;
      next.disabled = this.can_answer || end;
      next.textContent = this.from && last ? words.again : last ? words.next_chapter : words.next;
    }

    /** Scroll until the words begin below the board, which stays in sight on a narrow page. */
    reveal() {
      const board = this.turn.parentElement.getBoundingClientRect(), words = this.said.getBoundingClientRect();
      if (board.right > words.left && board.bottom > words.top) scrollBy(0, words.top - board.bottom - 16);
    }

    act(what) {
      const [on] = this.children[this.step];
      if (what === "hint") {
        this.hints += 1;
        this.say();
        this.said.lastElementChild.scrollIntoView({ block: "nearest" });
      } else if (what === "solution" && this.can_answer) this.solve(null);
      else if (what === "once_more") this.begin_again();
      else if (what === "anew") begin_anew();
      else if (what === "back") {
        if (this.from) this.retry();
        else if (this.step) this.go(this.parent(this.step));
        else if (this.number > 1) show(this.number - 1);
      } else if (what === "next" && !this.can_answer) {
        if (on !== undefined) this.go(on, Boolean(this.from));
        else if (this.from) this.retry();
        else if (lessons[this.number]) show(this.number + 1);
      }
    }

    /** Ask the questions of this chapter once more. */
    begin_again() {
      const own = this.name("");
      known.solved = known.solved.filter((name) => !name.startsWith(own));
      keep();
      this.from = 0;
      this.go(0);
      this.section.scrollIntoView({ block: "nearest" });
    }

    retry() {
      const step = this.from - 1;
      this.from = 0;
      this.go(step);
    }
  }

  const chapters = new Chapters((section, number) => new Lesson(section, number));

  function tick() {
    chapters.links.forEach((link, index) => link.classList.toggle("done", known.done.includes(index + 1)));
  }

  function show(number, step) {
    chapters.turn_to(number);
    const { current } = chapters;
    const wanted = Number(step ?? current.step);
    current.from = 0;
    current.go(wanted < current.children.length && current.is_main(wanted) ? wanted : 0);
  }

  /** Read the whole study as if it were new. */
  function begin_anew() {
    known = { done: [], solved: [] };
    keep();
    tick();
    for (const chapter of chapters.all) chapter.step = 0;
    show(1, 0);
  }

  tick();
  chapters.listen({ ArrowLeft: "back", ArrowRight: "next" }, show);
})();
