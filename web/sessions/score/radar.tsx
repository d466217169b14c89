import { useLingui } from '@lingui/react/macro';
import { judgePart } from '#domain/sessions/shown/judgement.ts';
import { partNames, type ScorePart } from './part-words.ts';
import { outline, pointOn } from './radar-shape.ts';
import { isMeasured } from './weight.ts';

const full = 10;
const radius = 78;
const labelAt = radius + 12;
/** With fewer spokes it is no shape. */
const fewest = 3;

const dots = { good: 'fill-good', near: 'fill-near', off: 'fill-off' };

/** The shape of a talk at a glance. The list of parts says the same in words and figures. */
export function Radar({ parts }: Readonly<{ parts: readonly ScorePart[] }>) {
  const { t } = useLingui();
  const measured = parts.filter(isMeasured);
  const count = measured.length;
  if (count < fewest) return null;
  const radii = measured.map(({ score }) => (radius * score) / full);
  return (
    <svg
      role="img"
      aria-label={t`Die Teile des Werts als Netz; in Zahlen stehen sie darunter`}
      viewBox="-170 -104 340 208"
      className="mx-auto mt-2 block w-full max-w-[340px] overflow-visible"
    >
      {[0.5, 1].map((share) => (
        <polygon key={share} points={outline(radii.map(() => radius * share))} className="fill-none stroke-line" />
      ))}
      {measured.map((part, index) => (
        <line key={part.name} {...lineTo(pointOn({ index, count }, radius))} className="stroke-line" />
      ))}
      <polygon
        points={outline(radii)}
        strokeWidth="2"
        strokeLinejoin="round"
        className="fill-primary/15 stroke-primary"
      />
      {measured.map((part, index) => {
        const { x, y } = pointOn({ index, count }, radii[index] ?? 0);
        return <circle key={part.name} cx={x} cy={y} r="3.5" className={dots[judgePart(part) ?? 'good']} />;
      })}
      {measured.map((part, index) => (
        <Label key={part.name} name={part.name} {...pointOn({ index, count }, labelAt)} />
      ))}
    </svg>
  );
}

const lineTo = ({ x, y }: Readonly<{ x: number; y: number }>) => ({ x1: 0, y1: 0, x2: x, y2: y });

type LabelProps = Readonly<{ name: ScorePart['name']; x: number; y: number }>;

function Label({ name, x, y }: LabelProps) {
  const { i18n } = useLingui();
  const side = Math.abs(x) < radius / 4 ? 'middle' : x > 0 ? 'start' : 'end';
  return (
    <text x={x} y={y} dy="0.35em" textAnchor={side} fontSize="11.5" className="fill-ink-soft">
      {i18n._(partNames[name])}
    </text>
  );
}
