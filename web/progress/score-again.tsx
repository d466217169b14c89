import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { progressCommands } from '#domain/progress/contract/calls.ts';
import { send } from '../lib/api.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';

/**
 * Talks that are not comparable only because of an older formula, and a button to score them again. They appear one by
 * one as they finish.
 */
export function ScoreAgain({ olderTalks }: Readonly<{ olderTalks: readonly string[] }>) {
  const { i18n } = useLingui();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const again = useMutation({
    mutationFn: (ids: readonly string[]) => send(progressCommands.ScoreAgain, { ids: [...ids] }),
    onSuccess: (_, ids) => setAsked(ids),
  });
  const left = asked.filter((id) => olderTalks.includes(id)).length;
  if (left > 0) return <UnderWay count={asked.length} left={left} />;
  if (olderTalks.length === 0) return null;
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <p className="text-sm text-ink-soft">
        <Plural
          value={olderTalks.length}
          one="Ein Vortrag hat seinen Wert noch nach einer älteren Formel."
          other="# Vorträge haben ihren Wert noch nach einer älteren Formel."
        />{' '}
        <Trans>Neu bewertet wird aus dem, was schon gemessen ist: ohne neue Analyse und ohne Kosten.</Trans>
      </p>
      <Button className="justify-self-start" disabled={again.isPending} onClick={() => again.mutate(olderTalks)}>
        <RefreshCw aria-hidden="true" />
        <Trans>Neu bewerten</Trans>
      </Button>
      {again.isError && <Alert>{i18n._(errorMessage(again.error))}</Alert>}
    </div>
  );
}

function UnderWay({ count, left }: Readonly<{ count: number; left: number }>) {
  const { t } = useLingui();
  const done = count - left;
  return (
    <div role="status" className="grid gap-2 border-t border-line pt-4 text-sm text-ink-soft">
      <p>
        <Trans>
          {done} von {count} Vorträgen neu bewertet. Sie können inzwischen weiterarbeiten.
        </Trans>
      </p>
      <ProgressBar label={t`Vorträge werden neu bewertet`} value={done / count} />
    </div>
  );
}
