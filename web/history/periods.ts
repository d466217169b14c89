export const periods = ['today', 'week', 'month', 'last_month', 'year'] as const;
export type Period = (typeof periods)[number];

/** The first and last day of the period, as `2026-11-21` in the reader's time zone. */
export function periodOf(period: Period, today: Date): Readonly<{ from: string; to: string }> {
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
  switch (period) {
    case 'today':
      return { from: written(year, month, day), to: written(year, month, day) };
    case 'week':
      return { from: written(year, month, day - 6), to: written(year, month, day) };
    case 'month':
      return { from: written(year, month, 1), to: written(year, month, day) };
    case 'last_month':
      return { from: written(year, month - 1, 1), to: written(year, month, 0) };
    case 'year':
      return { from: written(year, 0, 1), to: written(year, month, day) };
  }
}

function written(year: number, month: number, day: number): string {
  const date = new Date(year, month, day);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
