import type { ReactNode } from 'react';
import type { Sentence } from '#domain/sessions/contract/text-report.ts';
import type { Player } from '../../player/for-others.ts';
import { MomentButton } from '../../player/for-others.ts';

type SentenceListProps = Readonly<{
  title: ReactNode;
  sentences: readonly Sentence[];
  player: Player;
  lang: string;
}>;

export function SentenceList({ title, sentences, player, lang }: SentenceListProps) {
  if (sentences.length === 0) return null;
  return (
    <div className="min-w-0">
      <h4 className="text-xs font-semibold text-ink-soft">{title}</h4>
      <ul className="mt-1.5 grid gap-2">
        {sentences.map(({ offset, text }) => (
          <li key={`${offset} ${text}`} className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-3">
            <MomentButton player={player} second={offset} />
            <p lang={lang} className="font-display">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
