// Loaded before a program: shifts the program's clock by CLOCK_SHIFT_MS.
const shiftMs = Number(process.env.CLOCK_SHIFT_MS);
const TrueDate = Date;

class ShiftedDate extends TrueDate {
  /** @param {[] | ConstructorParameters<typeof Date>} given */
  constructor(...given) {
    if (given.length === 0) super(TrueDate.now() + shiftMs);
    else super(...given);
  }

  /** @override */
  static now() {
    return TrueDate.now() + shiftMs;
  }
}

globalThis.Date = /** @type {DateConstructor} */ (ShiftedDate);

export {};
