import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { timing } from '#domain/product/contract/timing.ts';
import { fetchAgain } from './submission-change.ts';

/** Stands in for a recording that is still being cut, or that was never cut because its analysis failed. */
export function NoRecording({ isToCome }: Readonly<{ isToCome: boolean }>) {
  if (isToCome) return <RecordingToCome />;
  return (
    <Trans>
      Diese Aufnahme ist nicht zu sehen: Ihre Analyse ist fehlgeschlagen, bevor sie geschnitten war. Wer sie eingereicht
      hat, kann sie noch einmal analysieren lassen.
    </Trans>
  );
}

/** Polls, because the server notifies only the recording's owner. */
function RecordingToCome() {
  const queries = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void fetchAgain(queries);
    }, timing.pollMs);
    return () => clearInterval(timer);
  }, [queries]);
  return <Trans>Die Aufnahme wird gerade vorbereitet und erscheint von selbst.</Trans>;
}
