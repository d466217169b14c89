import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { furtherHeading } from '#domain/sessions/contract/further-words.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { useLocale } from '../../lib/use-locale.ts';
import type { Player } from '../../player/for-others.ts';
import { Fold } from '../../ui/fold.tsx';
import { Measure, type MeasureProps } from './measure.tsx';
import { MonotoneStretches } from './monotone-stretches.tsx';
import { Mood } from './mood.tsx';
import { Topics } from './topics.tsx';
import { useLanguageMeasures } from './use-language-measures.ts';
import { useVoiceMeasures } from './use-voice-measures.ts';

type FurtherMeasuresProps = Readonly<{
  session: Pick<SessionDetail, 'audioAnalysis' | 'textAnalysis' | 'locale'>;
  player: Player;
}>;

/** Measures without a judgement, for curious readers. */
export function FurtherMeasures({ session, player }: FurtherMeasuresProps) {
  const { audioAnalysis, textAnalysis, locale } = session;
  const shownIn = useLocale();
  const voice = useVoiceMeasures(audioAnalysis);
  const language = useLanguageMeasures(textAnalysis);
  if (voice.length + language.length === 0) return null;
  return (
    <Fold title={furtherHeading[shownIn]} text={<Trans>Zum Nachsehen: Was hier gut ist, hängt vom Vortrag ab.</Trans>}>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <Group title={<Trans>Stimme</Trans>} measures={voice}>
          {audioAnalysis && <MonotoneStretches stretches={audioAnalysis.monotoneStretches} player={player} />}
        </Group>
        <Group title={<Trans>Sprache</Trans>} measures={language}>
          {textAnalysis && <Topics text={textAnalysis} lang={locale} />}
        </Group>
      </div>
      {textAnalysis && <Mood text={textAnalysis} player={player} lang={locale} />}
    </Fold>
  );
}

type GroupProps = Readonly<{ title: ReactNode; measures: readonly MeasureProps[]; children: ReactNode }>;

function Group({ title, measures, children }: GroupProps) {
  if (measures.length === 0) return null;
  return (
    <section className="group min-w-0 lg:only:col-span-2">
      <h3>{title}</h3>
      <dl className="mt-1 grid lg:group-only:grid-cols-2 lg:group-only:gap-x-10 lg:group-only:[&>:nth-child(2)]:border-t-0">
        {measures.map((measure) => (
          <Measure key={measure.name} {...measure} />
        ))}
      </dl>
      {children}
    </section>
  );
}
