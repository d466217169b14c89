const TrueDate = Date;

let shiftMs = 0;

class SetDate extends TrueDate {
  constructor(...given: readonly [] | ConstructorParameters<DateConstructor>) {
    if (given.length === 0) super(SetDate.now());
    else super(...(given as [number]));
  }

  static override now(): number {
    return TrueDate.now() + shiftMs;
  }
}

/**
 * The clock of this process shows `at` from now on, and goes on from there. Everything that the product writes down takes its
 * time from this clock; Postgres keeps the true one, by which jobs wait and leases end.
 */
export function setClock(at: Date): void {
  shiftMs = at.getTime() - TrueDate.now();
  globalThis.Date = SetDate as DateConstructor;
}

/** The true time again. */
export function restoreClock(): void {
  globalThis.Date = TrueDate;
}
