import { Trans } from '@lingui/react/macro';
import type { TextAnalysis } from '#domain/sessions/contract/text-report.ts';
import { surroundingsOf } from './surroundings.ts';

type FillerQuoteProps = Readonly<{ finding: TextAnalysis['fillers'][number]; words: TextAnalysis['words'] }>;

/** A filler among its words: whether it is one can only be judged there. */
export function FillerQuote({ finding, words }: FillerQuoteProps) {
  const { before, found, after } = surroundingsOf(words, finding);
  const looks = finding.dismissed ? 'line-through decoration-ink-faint' : 'bg-off-wash border-b-2 border-off text-ink';
  return (
    <p>
      <span className="font-display text-md text-ink-soft">
        {before} <b className={`rounded-t-[4px] px-0.5 ${looks}`}>{found}</b> {after}
      </span>
      {finding.certainty === 'in_context' && (
        <span className="block text-xs text-ink-faint">
          <Trans>Nur an dieser Stelle ein Füllwort</Trans>
        </span>
      )}
    </p>
  );
}
