const padded = (value: number, digits: number) => String(value).padStart(digits, '0');

/**
 * The day on the clock of this device, as a date field has it: `2026-10-25`. The year has four digits also while somebody is
 * typing it (`0002`): a browser empties a field whose value is no date.
 */
export const localDay = (date: Date): string =>
  `${padded(date.getFullYear(), 4)}-${padded(date.getMonth() + 1, 2)}-${padded(date.getDate(), 2)}`;
