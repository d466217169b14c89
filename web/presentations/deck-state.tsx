import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DrawingFailure, PresentationRow } from '#domain/presentations/contract/calls.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { useLimits } from './use-limits.ts';

type DeckStateProps = Readonly<{ deck: Pick<PresentationRow, 'state' | 'failure' | 'pageCount' | 'drawnCount'> }>;

/** The number of slides, the progress of drawing them, or why there are none. */
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

type Limits = Readonly<{ maxPages: number | undefined }>;

/** Why a PDF could not be drawn, and how to fix it. */
function failureWords(reason: DrawingFailure, { maxPages }: Limits): MessageDescriptor {
  switch (reason) {
    case 'password':
      return msg`Die Datei ist mit einem Passwort geschützt. Bitte speichern Sie sie ohne Passwort, und laden Sie sie noch einmal hoch.`;
    case 'unreadable':
      return msg`Die Datei ist beschädigt und lässt sich nicht lesen. Bitte exportieren Sie sie noch einmal als PDF.`;
    case 'empty':
      return msg`Die Datei hat keine Seiten.`;
    case 'too_many_pages':
      return maxPages === undefined
        ? msg`Die Datei hat zu viele Seiten.`
        : msg`Die Datei hat mehr als ${maxPages} Seiten. Bitte teilen Sie sie auf.`;
    case 'too_complex':
      return msg`Die Seiten sind zu aufwendig, um sie zu zeichnen. Kleinere Bilder helfen, oder ein Export in geringerer Qualität.`;
    case 'internal':
      return msg`Das lag an uns. Bitte laden Sie die Datei noch einmal hoch.`;
  }
}
