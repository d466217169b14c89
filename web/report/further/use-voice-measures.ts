import { useLingui } from '@lingui/react/macro';
import { furtherWords } from '#domain/sessions/contract/further-words.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { shortUnitWords } from '#domain/sessions/contract/unit-words.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useLocale } from '../../lib/use-locale.ts';
import type { MeasureProps } from './measure.tsx';

/** Measures of the sound besides the parts of the score; unmeasured ones are left out. */
export function useVoiceMeasures(audio: SessionDetail['audioAnalysis']): readonly MeasureProps[] {
  const { t } = useLingui();
  const locale = useLocale();
  const { tenths, whole } = useFormats();
  if (!audio) return [];
  const { articulationRate, averagePitch, speechRate, totalPauseTime, volumeSpread, signalToNoise } = audio;
  return [
    {
      hue: 'bg-pitch',
      name: furtherWords.averagePitch[locale],
      value: averagePitch === null ? null : `${whole(averagePitch)} Hz`,
      meaning: t`Die Lage Ihrer Stimme. Sie ist weder gut noch schlecht.`,
    },
    {
      hue: 'bg-pause',
      name: furtherWords.totalPauseTime[locale],
      value: `${tenths(totalPauseTime)} s`,
      meaning: t`So viel Zeit hatten die Zuhörenden zum Nachdenken.`,
    },
    {
      hue: 'bg-pace',
      name: furtherWords.articulationRate[locale],
      value:
        articulationRate === null
          ? null
          : shortUnitWords.syllables_per_second[locale]({ figure: tenths(articulationRate) }),
      meaning: t`Silben in jeder Sekunde, in der Sie sprachen: das Tempo ohne Pausen.`,
    },
    {
      hue: 'bg-pace',
      name: furtherWords.speechRate[locale],
      value: speechRate === null ? null : shortUnitWords.syllables_per_second[locale]({ figure: tenths(speechRate) }),
      meaning: t`Silben je Sekunde des ganzen Vortrags, mit Pausen. Der Abstand zur Artikulation ist die Zeit, die Sie ließen.`,
    },
    {
      hue: 'bg-volume',
      name: furtherWords.volumeSpread[locale],
      value: volumeSpread === null ? null : `${tenths(volumeSpread)} dB`,
      meaning: t`Wie weit laut und leise auseinanderliegen. Anders als die Lautstärke hängt sie nicht vom Mikrofon ab.`,
    },
    {
      hue: 'bg-wave',
      name: furtherWords.signalToNoise[locale],
      value: signalToNoise === null ? null : `${whole(signalToNoise)} dB`,
      meaning: t`Wie weit die Stimme über den Nebengeräuschen lag. Das misst den Raum und das Mikrofon, nicht Sie.`,
    },
  ].filter(({ value }) => value !== null);
}
