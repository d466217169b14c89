import { Trans } from '@lingui/react/macro';
import { ResponsiveLine } from '@nivo/line';
import { chartTheme } from './chart-theme.ts';

export type ChartPoint = Readonly<{ key: string; tick: string; value: number | null; text: string }>;
type Range = Readonly<{ from: number | null; to: number | null }>;

type LineChartProps = Readonly<{
  points: readonly ChartPoint[];
  /** The good range, drawn as a band. */
  good: Range;
  /** The range of a goal, drawn as dashed lines. */
  goal?: Range;
  /** Ends of the scale. Default: from the values. */
  scale?: Readonly<{ min: number; max: number }>;
  format: (value: number) => string;
  /** A point was clicked. */
  onPick?: (key: string) => void;
}>;

const ticks = 5;

/** A line through the values, with equal distances. */
export function LineChart({ points, good, goal = open, scale, format, onPick }: LineChartProps) {
  const byKey = new Map(points.map((point) => [point.key, point]));
  const every = Math.max(1, Math.ceil(points.length / ticks));
  const data = [{ id: 'line', data: points.map(({ key, value }) => ({ x: key, y: value })) }];
  const { min, max } = scale ?? spanOf(points, [good, goal]);
  return (
    <ResponsiveLine
      data={data}
      // The frame around it has the accessible name.
      role="presentation"
      theme={chartTheme}
      animate={false}
      colors={['var(--primary)']}
      margin={{ top: 10, right: 24, bottom: 34, left: 46 }}
      xScale={{ type: 'point' }}
      yScale={{ type: 'linear', min, max }}
      curve="linear"
      lineWidth={2}
      pointSize={points.length > 60 ? 4 : 7}
      enableGridX={false}
      gridYValues={4}
      axisLeft={{ tickValues: 4, tickPadding: 8, format }}
      axisBottom={{
        tickPadding: 10,
        tickValues: points.filter((_, index) => index % every === 0).map(({ key }) => key),
        format: (key: string) => byKey.get(key)?.tick ?? '',
      }}
      layers={[
        ({ yScale, innerWidth, innerHeight }) => (
          <Band
            good={good}
            place={(value) => Number((yScale as (at: number) => number)(value))}
            width={innerWidth}
            height={innerHeight}
          />
        ),
        'grid',
        'axes',
        ({ yScale, innerWidth }) =>
          endsOf(goal).map((end) => (
            <GoalLine
              key={end}
              y={Number((yScale as (at: number) => number)(end))}
              width={innerWidth}
              limit={format(end)}
            />
          )),
        'lines',
        'points',
        'mesh',
      ]}
      useMesh
      {...(onPick && { onClick: (point: unknown) => onPick(keyOf(point)) })}
      tooltip={({ point }) => <Tip text={byKey.get(String(point.data.x))?.text} />}
    />
  );
}

/** The key of a clicked point. The chart passes a point if the mesh is on, else a slice. */
const keyOf = (point: unknown): string =>
  String((point as Readonly<{ data?: Readonly<{ x?: unknown }> }>).data?.x ?? '');

function Tip({ text }: Readonly<{ text: string | undefined }>) {
  return (
    <span className="block rounded-sm border border-line bg-surface px-2.5 py-1.5 text-xs whitespace-nowrap text-ink shadow-2">
      {text}
    </span>
  );
}

type BandProps = Readonly<{ good: Range; place: (value: number) => number; width: number; height: number }>;

function Band({ good, place, width, height }: BandProps) {
  if (good.from === null && good.to === null) return null;
  const within = (y: number) => Math.min(height, Math.max(0, y));
  const top = good.to === null ? 0 : within(place(good.to));
  const bottom = good.from === null ? height : within(place(good.from));
  return <rect y={top} width={width} height={Math.max(0, bottom - top)} className="fill-good-wash" />;
}

type GoalLineProps = Readonly<{ y: number; width: number; limit: string }>;

/** The label is below the line if there is no room above it. */
const GoalLine = ({ y, width, limit }: GoalLineProps) => (
  <g className="text-good">
    <line x2={width} y1={y} y2={y} strokeWidth={1.5} strokeDasharray="6 5" className="stroke-current" />
    <text x={4} y={y < 18 ? y + 16 : y - 6} className="fill-current text-xs font-[550]">
      <Trans>Ziel {limit}</Trans>
    </text>
  </g>
);

const open: Range = { from: null, to: null };
const endsOf = ({ from, to }: Range) => [from, to].filter((end) => end !== null);

/** A scale that holds all values and ranges. */
function spanOf(points: readonly ChartPoint[], ranges: readonly Range[]) {
  const all = [...points.map(({ value }) => value), ...ranges.flatMap(endsOf)].filter((value) => value !== null);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const room = (most - least || Math.abs(most) || 1) * 0.15;
  return { min: Math.max(0, least - room), max: most + room };
}
