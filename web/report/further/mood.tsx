import { Trans } from '@lingui/react/macro';
import { furtherWords } from '#domain/sessions/contract/further-words.ts';
import type { TextAnalysis } from '#domain/sessions/contract/text-report.ts';
import { useLocale } from '../../lib/use-locale.ts';
import type { Player } from '../../player/for-others.ts';
import { AllSentences } from './all-sentences.tsx';
import { clearSentences } from './clear-sentences.ts';
import { MoodShares } from './mood-shares.tsx';
import { SentenceList } from './sentence-list.tsx';

type MoodProps = Readonly<{
  text: Pick<TextAnalysis, 'positive' | 'negative' | 'neutral' | 'sentences'>;
  player: Player;
  lang: string;
}>;

const count = 3;

/** The mood of the sentences, by their words. */
export function Mood({ text, player, lang }: MoodProps) {
  const locale = useLocale();
  const { positive, negative, neutral, sentences } = text;
  if (positive === null || negative === null || neutral === null) return null;
  const clear = (mood: 'positive' | 'negative') => clearSentences(sentences, { mood, count });
  return (
    <section className="mt-6 border-t border-line pt-5">
      <h3>{furtherWords.sentiment[locale]}</h3>
      <p className="mt-0.5 mb-3 text-xs text-ink-faint">
        <Trans>Nach ihren Wörtern, nie nach Stimme oder Gesicht. Ironie hört dieses Verfahren nicht.</Trans>
      </p>
      <MoodShares shares={{ positive, neutral, negative }} />
      <div className="mt-4 grid gap-x-10 gap-y-4 lg:grid-cols-2">
        <SentenceList
          title={<Trans>Am deutlichsten positiv</Trans>}
          {...{ sentences: clear('positive'), player, lang }}
        />
        <SentenceList
          title={<Trans>Am deutlichsten negativ</Trans>}
          {...{ sentences: clear('negative'), player, lang }}
        />
      </div>
      <AllSentences sentences={sentences} player={player} lang={lang} />
    </section>
  );
}
