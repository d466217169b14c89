/** Keeps the beginning and the end of a text of any length: what a tool says first and last is what matters. */
export class BoundedText {
  readonly #half: number;
  #head = '';
  #tail = '';

  /** @param limit characters kept at most */
  constructor(limit: number) {
    this.#half = limit / 2;
  }

  add(text: string): void {
    const room = this.#half - this.#head.length;
    this.#head += text.slice(0, room);
    this.#tail = (this.#tail + text.slice(room)).slice(-this.#half);
  }

  /** The last words, short enough for a log line. */
  end(): string {
    return this.toString().slice(-500);
  }

  toString(): string {
    return this.#head + this.#tail;
  }
}
