import { useLingui } from '@lingui/react/macro';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { useFormats } from '../../lib/use-formats.ts';
import type { MeasureProps } from './measure.tsx';

/** Measures of the sound besides the parts of the score; unmeasured ones are left out. */
export function useVoiceMeasures(audio: SessionDetail['audioAnalysis']): readonly MeasureProps[] {
  const { t } = useLingui();
  const { tenths, whole } = useFormats();
  if (!audio) return [];
  const { articulationRate, averagePitch, speechRate, totalPauseTime, volumeSpread, signalToNoise } = audio;
  return [
    {
      hue: 'bg-pitch',
      name: t`Mittlere Tonhöhe`,
      value: averagePitch === null ? null : `${whole(averagePitch)} Hz`,
      meaning: t`Die Lage Ihrer Stimme. Sie ist weder gut noch schlecht.`,
    },
    {
      hue: 'bg-pause',
      name: t`Pausen zusammen`,
      value: `${tenths(totalPauseTime)} s`,
      meaning: t`So viel Zeit hatten die Zuhörenden zum Nachdenken.`,
    },
    {
      hue: 'bg-pace',
      name: t`Artikulation`,
      value: articulationRate === null ? null : t`${tenths(articulationRate)} Silben/s`,
      meaning: t`Silben in jeder Sekunde, in der Sie sprachen: das Tempo ohne Pausen.`,
    },
    {
      hue: 'bg-pace',
      name: t`Sprechrate`,
      value: speechRate === null ? null : t`${tenths(speechRate)} Silben/s`,
      meaning: t`Silben je Sekunde des ganzen Vortrags, mit Pausen. Der Abstand zur Artikulation ist die Zeit, die Sie ließen.`,
    },
    {
      hue: 'bg-volume',
      name: t`Spanne der Lautstärke`,
      value: volumeSpread === null ? null : `${tenths(volumeSpread)} dB`,
      meaning: t`Wie weit laut und leise auseinanderliegen. Anders als die Lautstärke hängt sie nicht vom Mikrofon ab.`,
    },
    {
      hue: 'bg-wave',
      name: t`Abstand zum Rauschen`,
      value: signalToNoise === null ? null : `${whole(signalToNoise)} dB`,
      meaning: t`Wie weit die Stimme über den Nebengeräuschen lag. Das misst den Raum und das Mikrofon, nicht Sie.`,
    },
  ].filter(({ value }) => value !== null);
}
