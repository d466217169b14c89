import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { useFormats } from '../formats.ts';
import type { Audio } from '../lanes/lanes.tsx';
import type { Config } from '../use-config.ts';

type MeasuresCardProps = Readonly<{ audio: Audio; norms: Config['norms'] }>;

export function MeasuresCard({ audio, norms }: MeasuresCardProps) {
  const { t } = useLingui();
  const { whole, tenths, thousandths, percent, number } = useFormats();
  const or = (value: number | null, text: (value: number) => string) =>
    value === null ? t`nicht gemessen` : text(value);
  const seconds = number(norms.pauseSeconds);
  return (
    <Card className="p-6 max-md:p-5">
      <h2>
        <Trans>Gemessen</Trans>
      </h2>
      <dl className="mt-2 grid">
        <Measure
          hue="bg-pitch"
          name={<Trans>Mittlere Tonhöhe</Trans>}
          value={or(audio.averagePitch, (pitch) => `${whole(pitch)} Hz`)}
          meaning={<Trans>Die Lage Ihrer Stimme. Sie ist weder gut noch schlecht.</Trans>}
        />
        <Measure
          hue="bg-pitch"
          name={<Trans>Bewegung der Tonhöhe</Trans>}
          value={or(audio.pitchVariation, thousandths)}
          meaning={<Trans>Wie weit die Stimme um ihre Lage schwankt. Kleine Werte klingen gleichförmig.</Trans>}
        />
        <Measure
          hue="bg-volume"
          name={<Trans>Lautstärke</Trans>}
          value={or(audio.averageVolume, percent)}
          meaning={<Trans>So laut kam die Stimme in der Aufnahme an, während Sie sprachen.</Trans>}
        />
        <Measure
          hue="bg-pause"
          name={<Trans>Pausen je Minute</Trans>}
          value={or(audio.pausesPerMinute, tenths)}
          meaning={<Trans>Gezählt wird Stille ab {seconds} Sekunden zwischen dem ersten und dem letzten Wort.</Trans>}
        />
        <Measure
          hue="bg-pause"
          name={<Trans>Pausen zusammen</Trans>}
          value={`${tenths(audio.totalPauseTime)} s`}
          meaning={<Trans>So viel Zeit hatten die Zuhörenden zum Nachdenken.</Trans>}
        />
      </dl>
    </Card>
  );
}

type MeasureProps = Readonly<{ hue: string; name: ReactNode; value: ReactNode; meaning: ReactNode }>;

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
