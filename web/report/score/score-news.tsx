import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { asShown } from '#domain/sessions/contract/measures.ts';
import { useFormats } from '../../lib/use-formats.ts';

/** The score before it changed on the open page, after a dismissed finding or new words. */
export function ScoreNews({ score }: Readonly<{ score: number }>) {
  const { tenths } = useFormats();
  const [{ now, before }, setSeen] = useState<{ now: number; before?: number }>({ now: score });
  // Set while rendering, as React recommends for state that derives from an earlier prop.
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
