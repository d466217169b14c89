import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { asShown } from '#domain/sessions/contract/measures.ts';
import { useFormats } from '../../lib/use-formats.ts';

/** The score before it changed under the reader's eyes: a finding was dismissed, or the words were replaced. */
export function ScoreNews({ score }: Readonly<{ score: number }>) {
  const { tenths } = useFormats();
  const [{ now, before }, setSeen] = useState<{ now: number; before?: number }>({ now: score });
  // While drawing, as React has it for what follows from a former property.
  if (now !== score) setSeen({ now: score, before: now });
  return (
    <span role="status" className="ml-auto text-xs text-ink-soft tabular-nums">
      {before !== undefined && (
        <>
          <span className="sr-only">
            <Trans>Der Wert ist jetzt {tenths(score)}.</Trans>{' '}
          </span>
          {asShown('score', before) === asShown('score', score) ? (
            <Trans>neu berechnet, fast wie vorher</Trans>
          ) : (
            <Trans>vorher {tenths(before)}</Trans>
          )}
        </>
      )}
    </span>
  );
}
