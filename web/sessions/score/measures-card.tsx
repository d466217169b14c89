import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../../ui/card.tsx';
import { useFormats } from '../formats.ts';
import type { Audio } from '../lanes/audio.ts';
import type { Config } from '../use-config.ts';

type MeasuresCardProps = Readonly<{ audio: Audio; norms: Config['norms'] }>;

export function MeasuresCard(props: MeasuresCardProps) {
  const measures = useMeasures(props);
  return (
    <Card className="p-6 max-md:p-5">
      <h2>
        <Trans>Gemessen</Trans>
      </h2>
      <dl className="mt-2 grid">
        {measures.map((measure) => (
          <Measure key={measure.name} {...measure} />
        ))}
      </dl>
    </Card>
  );
}

/** With what each of them means: a figure alone teaches nothing. */
function useMeasures({ audio, norms }: MeasuresCardProps): readonly MeasureProps[] {
  const { t } = useLingui();
  const { whole, tenths, thousandths, percent, number } = useFormats();
  const or = (value: number | null, text: (value: number) => string) =>
    value === null ? t`nicht gemessen` : text(value);
  const seconds = number(norms.pauseSeconds);
  return [
    {
      hue: 'bg-pitch',
      name: t`Mittlere Tonhöhe`,
      value: or(audio.averagePitch, (pitch) => `${whole(pitch)} Hz`),
      meaning: t`Die Lage Ihrer Stimme. Sie ist weder gut noch schlecht.`,
    },
    {
      hue: 'bg-pitch',
      name: t`Bewegung der Tonhöhe`,
      value: or(audio.pitchVariation, thousandths),
      meaning: t`Wie weit die Stimme um ihre Lage schwankt. Kleine Werte klingen gleichförmig.`,
    },
    {
      hue: 'bg-volume',
      name: t`Lautstärke`,
      value: or(audio.averageVolume, percent),
      meaning: t`So laut kam die Stimme in der Aufnahme an, während Sie sprachen.`,
    },
    {
      hue: 'bg-pause',
      name: t`Pausen je Minute`,
      value: or(audio.pausesPerMinute, tenths),
      meaning: t`Gezählt wird Stille ab ${seconds} Sekunden zwischen dem ersten und dem letzten Wort.`,
    },
    {
      hue: 'bg-pause',
      name: t`Pausen zusammen`,
      value: `${tenths(audio.totalPauseTime)} s`,
      meaning: t`So viel Zeit hatten die Zuhörenden zum Nachdenken.`,
    },
  ];
}

type MeasureProps = Readonly<{ hue: string; name: string; value: string; meaning: string }>;

function Measure({ hue, name, value, meaning }: MeasureProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-2.5 text-sm first:border-t-0">
      <dt className="flex items-center gap-2">
        <span aria-hidden="true" className={`size-2 flex-none rounded-full ${hue}`} />
        {name}
      </dt>
      <dd className="text-right font-semibold tabular-nums">{value}</dd>
      <dd className="col-span-2 pl-4 text-xs text-ink-faint">{meaning}</dd>
    </div>
  );
}
