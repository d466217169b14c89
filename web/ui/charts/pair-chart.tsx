import { ResponsiveBar } from '@nivo/bar';
import { chartTheme } from './chart-theme.ts';

type Pair = Readonly<{ name: string; one: number | null; other: number | null }>;
type PairChartProps = Readonly<{
  pairs: readonly Pair[];
  /** Names of the bars of each pair. */
  names: readonly [one: string, other: string];
  max: number;
  format: (value: number) => string;
}>;

export const pairColours = { one: 'bg-wave', other: 'bg-primary' } as const;
const colours = { one: 'var(--wave)', other: 'var(--primary)' } as const;

const [barsHeight, axisHeight] = [56, 42];

/** Height for this many pairs. Pixels. */
export const pairChartHeight = (pairs: number): number => pairs * barsHeight + axisHeight;

/** Two bars for each name. */
export function PairChart({ pairs, names, max, format }: PairChartProps) {
  return (
    <ResponsiveBar
      // Reversed, so that the first pair is at the top.
      data={pairs.toReversed().map(({ name, one, other }) => ({ name, one: one ?? 0, other: other ?? 0 }))}
      keys={['other', 'one']}
      indexBy="name"
      groupMode="grouped"
      layout="horizontal"
      // The frame around it has the accessible name.
      role="presentation"
      theme={chartTheme}
      animate={false}
      colors={({ id }) => colours[id as keyof typeof colours]}
      margin={{ top: 4, right: 12, bottom: 30, left: 108 }}
      padding={0.3}
      innerPadding={4}
      borderRadius={4}
      valueScale={{ type: 'linear', min: 0, max }}
      enableLabel={false}
      enableGridY={false}
      enableGridX
      gridXValues={5}
      axisLeft={{ tickPadding: 8 }}
      axisBottom={{ tickPadding: 8, tickValues: 5 }}
      tooltip={({ id, value, indexValue }) => (
        <span className="block rounded-sm border border-line bg-surface px-2.5 py-1.5 text-xs whitespace-nowrap text-ink shadow-2">
          {indexValue}, {names[id === 'one' ? 0 : 1]}: {format(value)}
        </span>
      )}
    />
  );
}
