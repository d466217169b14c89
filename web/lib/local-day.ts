const padded = (value: number, digits: number) => String(value).padStart(digits, '0');

/**
 * The day in this device's time zone, as in a date field: `2026-10-25`. The year always has four digits, also while it is typed (`0002`),
 * since a browser clears a field whose value is no date.
 */
export const localDay = (date: Date): string =>
  `${padded(date.getFullYear(), 4)}-${padded(date.getMonth() + 1, 2)}-${padded(date.getDate(), 2)}`;
