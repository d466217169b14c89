import type { GridLabelComponent } from '@nivo/radar';

/** Assumed width of a letter in pixels, a little more than the average. */
const letter = 6.4;
/** In pixels. */
const lineHeight = 13;

type Place = Readonly<{ x: number; y: number; anchor: 'start' | 'middle' | 'end' }>;

/**
 * Places a name within `half` pixels of the middle. A name that would stick out moves inwards and away from its spoke:
 * up in the upper half, down in the lower one.
 */
export function labelPlace({ x, y, anchor }: Place, name: string, half: number): Place {
  const width = name.length * letter;
  const begin = { start: x, middle: x - width / 2, end: x - width }[anchor];
  const inside = Math.max(-half, Math.min(begin, half - width));
  if (inside === begin) return { x, y, anchor };
  return { x: inside, y: y + (y > 0 ? lineHeight : -lineHeight), anchor: 'start' };
}

/** The names in a radar with `half` pixels on either side of its middle. */
export const radarLabel =
  (half: number): GridLabelComponent =>
  ({ id, x, y, anchor }) => {
    const place = labelPlace({ x, y, anchor }, id, half);
    return (
      <text
        x={place.x}
        y={place.y}
        textAnchor={place.anchor}
        dominantBaseline="central"
        fontSize={11.5}
        fill="var(--ink-soft)"
      >
        {id}
      </text>
    );
  };
