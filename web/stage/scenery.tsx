import { useId } from 'react';
import { room } from './figure.ts';

const { width, height, floor } = room;

/** The edges of the wall behind the speaker. */
const wall = { left: 112, right: 608, top: 44, bottom: 240 } as const;

/** The room behind the speaker: walls, curtain, platform and light. It never moves. */
export function Scenery() {
  const id = useId();
  const paint = (name: string) => `url(#${id}${name})`;
  return (
    <>
      <defs>
        <linearGradient id={`${id}wall`} x2="0" y2="1">
          <stop offset="0" stopColor="oklch(0.24 0.03 275)" />
          <stop offset="1" stopColor="oklch(0.3 0.035 275)" />
        </linearGradient>
        <linearGradient id={`${id}platform`} x2="0" y2="1">
          <stop offset="0" stopColor="oklch(0.36 0.03 275)" />
          <stop offset="1" stopColor="oklch(0.45 0.035 275)" />
        </linearGradient>
        <radialGradient id={`${id}light`} cx="0.5" cy="0.62" r="0.55">
          <stop offset="0" stopColor="oklch(0.9 0.05 85)" stopOpacity="0.3" />
          <stop offset="1" stopColor="oklch(0.9 0.05 85)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d={`M0 0H${width}L${wall.right} ${wall.top}H${wall.left}Z`} fill="oklch(0.15 0.025 275)" />
      <path d={`M0 0 ${wall.left} ${wall.top}V${wall.bottom}L0 ${height}Z`} fill="oklch(0.2 0.028 275)" />
      <path
        d={`M${width} 0 ${wall.right} ${wall.top}V${wall.bottom}L${width} ${height}Z`}
        fill="oklch(0.2 0.028 275)"
      />
      <path d={`M${wall.left} ${wall.bottom}H${wall.right}L${width} ${height}H0Z`} fill="oklch(0.17 0.025 275)" />
      <path d={`M${wall.left} ${wall.top}H${wall.right}V${wall.bottom}H${wall.left}Z`} fill={paint('wall')} />
      <path d={folds} stroke="#fff" strokeOpacity="0.035" strokeWidth="7" />
      <path d={`M150 ${wall.bottom}H570L620 ${floor + 6}H100Z`} fill={paint('platform')} />
      <path d={`M100 ${floor + 6}H620V${floor + 26}H100Z`} fill="oklch(0.28 0.03 275)" />
      <path d={`M100 ${floor + 6}H620`} stroke="#fff" strokeOpacity="0.16" />
      <path d={`M0 0H${width}V${height}H0Z`} fill={paint('light')} />
    </>
  );
}

/** Folds of the curtain. */
const folds = Array.from(
  { length: 24 },
  (_, index) => `M${wall.left + 10 + index * 20.7} ${wall.top}V${wall.bottom}`,
).join('');

/** Heads and shoulders of the people in front of the viewer. */
export function Audience() {
  return seats.map(({ x, y, size, fill }) => (
    <path
      key={`${x} ${y}`}
      fill={fill}
      d={`M${x - size} ${height}V${y + size}a${size} ${size * 0.9} 0 0 1 ${2 * size} 0V${height}ZM${x} ${y - size * 0.85}m${-size * 0.55} 0a${size * 0.55} ${size * 0.65} 0 1 0 ${size * 1.1} 0a${size * 0.55} ${size * 0.65} 0 1 0 ${-size * 1.1} 0`}
    />
  ));
}

const row = (count: number, y: number, size: number, fill: string) =>
  Array.from({ length: count }, (_, index) => ({ x: ((index + 0.5) * width) / count, y, size, fill }));
const seats = [...row(14, 330, 15, 'oklch(0.12 0.02 275)'), ...row(9, 352, 23, 'oklch(0.09 0.018 275)')];
