import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { MovementSample } from '#domain/sessions/contract/movement/samples.ts';
import type { Player } from '../player/for-others.ts';
import { type Figure, figureAt, room, type Spot } from './figure.ts';

type RoomProps = Readonly<{ player: Player; samples: readonly MovementSample[] }>;

/** Head and hands are circles, since only they were measured; the body is a shadow. */
export function Room({ player, samples }: RoomProps) {
  const { t } = useLingui();
  const ref = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const draw = () => ref.current && drawFigure(ref.current, figureAt(samples, player.time()));
    draw();
    return player.onTime(draw);
  }, [player, samples]);
  const { width, height, floor } = room;
  return (
    <svg
      ref={ref}
      role="img"
      aria-label={t`Ihre Bewegung auf der Bühne, vom Publikum aus gesehen`}
      viewBox={`0 0 ${width} ${height}`}
      className="block w-full bg-stage"
    >
      <g fill="none" stroke="#fff" strokeOpacity="0.1">
        <path d={`M0 0 112 44V240L0 ${height}M${width} 0 608 44V240L${width} ${height}M112 44H608M112 240H608`} />
      </g>
      <path d={`M150 240H570L620 ${floor + 6}H100Z`} fill="#fff" fillOpacity="0.07" />
      <path d={`M100 ${floor + 6}H620V${floor + 26}H100Z`} fill="#fff" fillOpacity="0.11" />
      <path data-part="beam" fill="oklch(0.8 0.12 75)" fillOpacity="0.22" />
      <ellipse data-part="shadow" ry="7" rx="38" cy={floor} fill="#000" fillOpacity="0.4" />
      <path data-part="body" fill="#fff" fillOpacity="0.16" />
      <path data-part="arms" fill="none" stroke="#fff" strokeOpacity="0.24" strokeWidth="13" strokeLinecap="round" />
      <circle data-part="head" r="13" fill="oklch(0.93 0.03 280)" />
      <circle data-part="left" r="8" fill="oklch(0.72 0.11 280)" />
      <circle data-part="right" r="8" fill="oklch(0.72 0.11 280)" />
      <g fill="#000" fillOpacity="0.55">
        {seats.map(({ x, y, size }) => (
          <path
            key={`${x} ${y}`}
            d={`M${x - size} ${height}V${y + size}a${size} ${size} 0 0 1 ${2 * size} 0V${height}ZM${x} ${y - size * 0.9}m${-size * 0.55} 0a${size * 0.55} ${size * 0.55} 0 1 0 ${size * 1.1} 0a${size * 0.55} ${size * 0.55} 0 1 0 ${-size * 1.1} 0`}
          />
        ))}
      </g>
      <text
        data-part="nobody"
        x={width / 2}
        y={height / 2}
        textAnchor="middle"
        fill="#fff"
        fontSize="15"
        visibility="hidden"
      >
        <Trans>Hier wurde keine Bewegung aufgenommen.</Trans>
      </text>
    </svg>
  );
}

const row = (count: number, y: number, size: number) =>
  Array.from({ length: count }, (_, index) => ({ x: ((index + 0.5) * room.width) / count, y, size }));
const seats = [...row(13, 330, 15), ...row(9, 352, 23)];

/** Moves what is drawn, without React: it follows the player with every frame. */
function drawFigure(svg: SVGSVGElement, figure: Figure | undefined): void {
  const part = (name: string) => svg.querySelector(`[data-part="${name}"]`);
  const show = (name: string, isShown: boolean) =>
    part(name)?.setAttribute('visibility', isShown ? 'visible' : 'hidden');
  for (const name of ['head', 'left', 'right', 'body', 'arms', 'shadow', 'beam']) show(name, figure !== undefined);
  show('nobody', figure === undefined);
  if (!figure) return;
  const { head, left, right, gaze } = figure;
  const place = (name: string, spot: Spot | null) => {
    show(name, spot !== null);
    part(name)?.setAttribute('cx', String(spot?.x ?? 0));
    if (name !== 'shadow') part(name)?.setAttribute('cy', String(spot?.y ?? 0));
  };
  place('head', head);
  place('left', left);
  place('right', right);
  place('shadow', { x: head.x, y: room.floor });
  const shoulder = head.y + 34;
  part('body')?.setAttribute('d', bodyPath(head));
  const arm = (hand: Spot | null, side: number) =>
    hand
      ? `M${head.x + side * 22} ${shoulder}Q${(head.x + side * 22 + hand.x) / 2 + side * 12} ${(shoulder + hand.y) / 2 + 14} ${hand.x} ${hand.y}`
      : '';
  part('arms')?.setAttribute('d', arm(left, 1) + arm(right, -1));
  show('beam', gaze !== null);
  if (gaze) part('beam')?.setAttribute('d', `M${head.x} ${head.y}L${gaze.x - 60} ${gaze.y}H${gaze.x + 60}Z`);
}

/** From the neck to the floor. */
function bodyPath({ x, y }: Spot): string {
  const [neck, hip, foot] = [y + 17, y + (room.floor - y) * 0.52, room.floor];
  return `M${x - 7} ${neck}H${x + 7}Q${x + 30} ${neck + 6} ${x + 30} ${neck + 26}L${x + 21} ${hip}L${x + 17} ${foot}H${x + 4}L${x} ${hip + 14}L${x - 4} ${foot}H${x - 17}L${x - 21} ${hip}L${x - 30} ${neck + 26}Q${x - 30} ${neck + 6} ${x - 7} ${neck}Z`;
}
