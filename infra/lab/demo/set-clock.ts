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
 * Sets the clock of this process to `at`, from where it continues. Everything that the product writes takes its
 * time from this clock; Postgres keeps the real time, which decides when jobs run and leases expire.
 */
export function setClock(at: Date): void {
  shiftMs = at.getTime() - TrueDate.now();
  globalThis.Date = SetDate as DateConstructor;
}

/** The true time again. */
export function restoreClock(): void {
  globalThis.Date = TrueDate;
}
