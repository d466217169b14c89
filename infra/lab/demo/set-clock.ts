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
 * Sets the clock of this process to `at`, and it continues from there. The product uses this clock for everything that it writes.
 * Postgres keeps the real time, which decides when jobs run and leases expire.
 */
export function setClock(at: Date): void {
  shiftMs = at.getTime() - TrueDate.now();
  globalThis.Date = SetDate as DateConstructor;
}

/** Sets the clock back to the real time. */
export function restoreClock(): void {
  globalThis.Date = TrueDate;
}
