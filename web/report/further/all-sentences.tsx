import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Sentence } from '#domain/sessions/contract/text-report.ts';
import { moodWords } from '#domain/sessions/contract/transcript-words.ts';
import { useLocale } from '../../lib/use-locale.ts';
import type { Player } from '../../player/for-others.ts';
import { MomentButton } from '../../player/for-others.ts';
import { Chip } from '../../ui/chip.tsx';

type AllSentencesProps = Readonly<{ sentences: readonly Sentence[]; player: Player; lang: string }>;

const tones = { positive: 'good', neutral: 'neutral', negative: 'off', mixed: 'near' } as const;

/** Rendered only when opened: an hour of speech has hundreds of sentences. */
export function AllSentences({ sentences, player, lang }: AllSentencesProps) {
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  return (
    <details className="mt-4 text-sm print:hidden" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit rounded-sm py-1 font-[550] text-ink-soft max-md:py-3">
        <Trans>Alle Sätze mit ihrer Stimmung</Trans>
      </summary>
      {open && (
        <ol className="mt-2 grid">
          {sentences.map(({ offset, text, sentiment }) => (
            <li
              key={`${offset} ${text}`}
              className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-3 border-t border-line py-2 [contain-intrinsic-size:auto_44px] [content-visibility:auto]"
            >
              <MomentButton player={player} second={offset} />
              <p lang={lang} className="font-display">
                {text}
              </p>
              <Chip tone={tones[sentiment]}>{moodWords[sentiment][locale]}</Chip>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
