import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { timing } from '#domain/product/contract/timing.ts';
import { fetchAgain } from './submission-change.ts';

/** Stands in for a recording that is still being cut. The push goes to its owner alone, so other people's pages ask. */
export function RecordingToCome() {
  const queries = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void fetchAgain(queries);
    }, timing.pollMs);
    return () => clearInterval(timer);
  }, [queries]);
  return <Trans>Die Aufnahme wird gerade vorbereitet und erscheint von selbst.</Trans>;
}
