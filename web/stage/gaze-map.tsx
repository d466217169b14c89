import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { type HeatmapCell, heatmapSize, type MovementAnalysis } from '#domain/sessions/contract/movement/report.ts';
import { useFormats } from '../lib/use-formats.ts';

type GazeMapProps = Readonly<{
  heatmap: readonly HeatmapCell[];
  gaze: NonNullable<MovementAnalysis['gaze']>;
  /** One third of the audience gets too much of the gaze. */
  isUneven: boolean;
}>;

const { columns, rows } = heatmapSize;
const [width, top] = [240, 8];

/** The speaker's gaze on the seats, as seen by the speaker: the first row is at the bottom and largest. */
export function GazeMap({ heatmap, gaze: { shares }, isUneven }: GazeMapProps) {
  const { t } = useLingui();
  const { percent } = useFormats();
  const most = Math.max(1, ...heatmap.map(({ count }) => count));
  const countAt = new Map(heatmap.map(({ x, y, count }) => [`${x} ${y}`, count]));
  const highest = Math.max(shares.left, shares.middle, shares.right);
  const thirds = [
    [t`links`, shares.left],
    [t`Mitte`, shares.middle],
    [t`rechts`, shares.right],
  ] as const;
  return (
    <figure data-theme="dark" className="rounded-md border border-line bg-scrim p-3 text-ink">
      <figcaption className="mb-1 text-xs font-semibold">
        <Trans>Aus Ihren Augen</Trans>
      </figcaption>
      <svg aria-hidden="true" viewBox={`0 0 ${width} 118`} className="block w-full">
        {Array.from({ length: rows * columns }, (_, index) => {
          const [x, y] = [index % columns, Math.floor(index / columns)];
          const { left, y: place, size } = seatAt(x, y);
          const share = (countAt.get(`${x} ${y}`) ?? 0) / most;
          return (
            <rect
              key={`${x} ${y}`}
              x={left}
              y={place}
              width={size}
              height={size * 0.7}
              rx="2.5"
              fill={share > 0 ? 'oklch(0.8 0.12 75)' : '#fff'}
              fillOpacity={share > 0 ? 0.25 + 0.75 * share : 0.12}
            />
          );
        })}
      </svg>
      <dl className="grid grid-cols-3 text-center text-xs tabular-nums">
        {thirds.map(([name, share]) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-ink-soft">{name}</dt>
            <dd className={cx('text-sm font-semibold', isUneven && share === highest && 'text-near')}>
              {percent(share)}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

/** Rows further back are narrower. */
function seatAt(x: number, y: number) {
  const depth = 1 - y / (rows - 1);
  const across = width * (0.62 + 0.36 * depth);
  const size = (across / columns) * 0.78;
  return { left: (width - across) / 2 + ((x + 0.11) * across) / columns, y: top + depth * 88, size };
}
