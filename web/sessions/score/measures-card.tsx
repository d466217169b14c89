import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../lib/use-formats.ts';
import { Card } from '../../ui/card.tsx';
import { Measure, type MeasureProps } from '../further/measure.tsx';
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
