import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PresentationRow } from '#domain/presentations/contract.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { failureWords } from './failure-words.ts';
import { useLimits } from './use-limits.ts';

type DeckStateProps = Readonly<{ deck: Pick<PresentationRow, 'state' | 'failure' | 'pageCount' | 'drawnCount'> }>;

/** How many slides there are, how far the drawing is, or why there are none. */
export function DeckState({ deck }: DeckStateProps) {
  const { i18n } = useLingui();
  const limits = useLimits();
  if (deck.failure)
    return <p className="text-sm text-off">{i18n._(failureWords(deck.failure, { maxPages: limits?.maxPages }))}</p>;
  if (deck.state === 'drawing') return <Drawing deck={deck} />;
  return (
    <p className="text-sm text-ink-soft">
      <Plural value={deck.pageCount ?? 0} one="# Folie" other="# Folien" />
    </p>
  );
}

function Drawing({ deck: { pageCount, drawnCount } }: DeckStateProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-2" role="status">
      <p className="text-sm text-ink-soft">
        {pageCount === null ? (
          <Trans>Die Seiten werden gezeichnet …</Trans>
        ) : (
          <Trans>
            {drawnCount} von {pageCount} Seiten gezeichnet …
          </Trans>
        )}
      </p>
      <ProgressBar label={t`Seiten zeichnen`} {...(pageCount !== null && { value: drawnCount / pageCount })} />
    </div>
  );
}
