import { useLingui } from '@lingui/react/macro';
import { Radar as Chart } from '@nivo/radar';
import { type Judgement, judgePart } from '#domain/sessions/contract/judgement.ts';
import { partNames } from '#domain/sessions/contract/measure-words.ts';
import type { ScorePart } from '#domain/sessions/contract/report.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { radarLabel } from './radar-label.tsx';

/** Fewest spokes that make a shape. */
const fewest = 3;
const dots: Record<Judgement, string> = { good: 'var(--good)', near: 'var(--near)', off: 'var(--off)' };
const width = 320;
const margin = { top: 30, right: 70, bottom: 30, left: 70 };
const Label = radarLabel(width / 2);

/** The shape of a talk. The list beside it has the same values in words and figures. */
export function Radar({ parts }: Readonly<{ parts: readonly (ScorePart & Readonly<{ score: number }>)[] }>) {
  const { t } = useLingui();
  const locale = useLocale();
  const { tenths } = useFormats();
  if (parts.length < fewest) return null;
  const data = parts.map((part) => ({ part: partNames[part.name][locale], score: part.score }));
  const toneOf = (name: unknown) => {
    const part = parts.find((one) => partNames[one.name][locale] === name);
    return dots[(part && judgePart(part)) ?? 'good'];
  };
  return (
    <div role="img" aria-label={t`Die Teile des Werts als Netz`} className="mx-auto w-fit max-w-full">
      <Chart
        width={width}
        height={240}
        margin={margin}
        data={data}
        keys={['score']}
        indexBy="part"
        maxValue={10}
        valueFormat={tenths}
        gridLevels={2}
        gridShape="linear"
        gridLabel={Label}
        gridLabelOffset={12}
        colors="var(--primary)"
        fillOpacity={0.15}
        borderWidth={2}
        borderColor="var(--primary)"
        dotSize={7}
        dotColor={({ index }: Readonly<{ index: string | number }>) => toneOf(index)}
        dotBorderWidth={0}
        isInteractive={false}
        animate={false}
        theme={{
          grid: { line: { stroke: 'var(--line)' } },
          text: { fill: 'var(--ink-soft)', fontFamily: 'inherit', fontSize: 11.5 },
        }}
      />
    </div>
  );
}
