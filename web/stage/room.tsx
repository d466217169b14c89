import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { MovementSample } from '#domain/sessions/contract/movement/samples.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import type { Player } from '../player/for-others.ts';
import { type Figure, figureAt, room, type Spot, trailOf } from './figure.ts';
import { Audience, Scenery } from './scenery.tsx';
import { slideAt } from './slide-at.ts';

type RoomProps = Readonly<{
  player: Player;
  samples: readonly MovementSample[];
  slides: SessionDetail['slideTimestamps'];
}>;

const hands = ['left', 'right'] as const;
const { width, height, floor } = room;
/** The screen on the wall, 16:9. */
const screen = { x: 372, y: 62, width: 224, height: 126 } as const;

/** Draws the speaker in the room. Measured head and hands are circles; the body is only a shadow. */
export function Room({ player, samples, slides }: RoomProps) {
  const { t } = useLingui();
  const ref = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const draw = () => ref.current && drawFigure(ref.current, samples, player.time());
    draw();
    return player.onTime(draw);
  }, [player, samples]);
  return (
    <svg
      ref={ref}
      role="img"
      aria-label={t`Ihre Bewegung auf der Bühne, vom Publikum aus gesehen`}
      viewBox={`0 0 ${width} ${height}`}
      className="block w-full bg-stage"
    >
      <Scenery />
      <Slide player={player} slides={slides} />
      <path data-part="beam" fill="oklch(0.85 0.1 80)" fillOpacity="0.2" />
      <ellipse data-part="shadow" ry="7" rx="38" cy={floor} fill="#000" fillOpacity="0.45" />
      <path data-part="body" fill="oklch(0.5 0.03 275)" />
      <path data-part="arms" fill="none" stroke="oklch(0.58 0.035 275)" strokeWidth="13" strokeLinecap="round" />
      {hands.map((hand) => (
        <path
          key={hand}
          data-part={`trail-${hand}`}
          fill="none"
          stroke="oklch(0.76 0.11 275)"
          strokeOpacity="0.4"
          strokeWidth="7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
      <circle data-part="head" r="14" fill="oklch(0.93 0.03 280)" />
      {hands.map((hand) => (
        <circle key={hand} data-part={hand} r="8.5" fill="oklch(0.76 0.11 275)" />
      ))}
      <Audience />
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

/** The slide on the wall at the current second. */
function Slide({ player, slides }: Pick<RoomProps, 'player' | 'slides'>) {
  const address = useSyncExternalStore(player.onTime, () => slideAt(slides, player.time())?.slideURI);
  if (!address) return null;
  return (
    <g>
      <rect {...screen} rx="2" fill="#f4f3f0" />
      <image {...screen} href={address} preserveAspectRatio="xMidYMid meet" />
    </g>
  );
}

/** Moves the figure without React, since it follows the player on every frame. */
function drawFigure(svg: SVGSVGElement, samples: readonly MovementSample[], second: number): void {
  const figure = figureAt(samples, second);
  const part = (name: string) => svg.querySelector(`[data-part="${name}"]`);
  const show = (name: string, isShown: boolean) =>
    part(name)?.setAttribute('visibility', isShown ? 'visible' : 'hidden');
  for (const name of ['head', 'left', 'right', 'body', 'arms', 'shadow', 'beam']) show(name, figure !== undefined);
  for (const hand of hands) part(`trail-${hand}`)?.setAttribute('d', pathOf(trailOf(samples, second, hand)));
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
  place('shadow', { x: head.x, y: floor });
  part('body')?.setAttribute('d', bodyPath(head));
  part('arms')?.setAttribute('d', armsPath(figure));
  show('beam', gaze !== null);
  if (gaze) part('beam')?.setAttribute('d', `M${head.x} ${head.y}L${gaze.x - 60} ${gaze.y}H${gaze.x + 60}Z`);
}

const pathOf = (spots: readonly Spot[]) =>
  spots.length > 1 ? `M${spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}` : '';

function armsPath({ head, left, right }: Figure): string {
  const shoulder = head.y + 34;
  const arm = (hand: Spot | null, side: number) =>
    hand
      ? `M${head.x + side * 22} ${shoulder}Q${(head.x + side * 22 + hand.x) / 2 + side * 12} ${(shoulder + hand.y) / 2 + 14} ${hand.x} ${hand.y}`
      : '';
  return arm(left, 1) + arm(right, -1);
}

/** The body, from the neck to the floor. */
function bodyPath({ x, y }: Spot): string {
  const [neck, hip, foot] = [y + 17, y + (floor - y) * 0.52, floor];
  return `M${x - 7} ${neck}H${x + 7}Q${x + 30} ${neck + 6} ${x + 30} ${neck + 26}L${x + 21} ${hip}L${x + 17} ${foot}H${x + 4}L${x} ${hip + 14}L${x - 4} ${foot}H${x - 17}L${x - 21} ${hip}L${x - 30} ${neck + 26}Q${x - 30} ${neck + 6} ${x - 7} ${neck}Z`;
}
