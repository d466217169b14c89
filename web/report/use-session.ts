import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { timing } from '#domain/product/contract/timing.ts';
import { sessionDetail, sessionMedia } from '#domain/sessions/contract/calls.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { query } from '../lib/api.ts';
import { onSessionStatus, useIsLive } from '../lib/live-state.ts';
import { useSessionSource } from '../player/for-others.ts';
import { analysisState } from '../sessions/for-others.ts';

/** Points per series: enough to find a moment, few enough to read a curve. */
const points = 400;

/** A talk with its measures, updated during the analysis: pushed by the hub, or polled without it. */
export function useSession(id: string) {
  const isLive = useIsLive();
  const session = useQuery({
    ...query(sessionDetail, { id, points }),
    refetchInterval: ({ state: { data } }) => !isLive && data && isMoving(data) && timing.pollMs,
  });
  useStatusUpdates(id, session.data !== undefined && analysisState(session.data) === 'running');
  return session;
}

/** Whether the talk still changes. Words that a person provides are analysed after the talk itself. */
const isMoving = (session: SessionDetail) =>
  analysisState(session) === 'running' || session.transcriptionStatus === 'running';

function useStatusUpdates(id: string, running: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!running) return;
    return onSessionStatus((moved) => {
      if (moved !== id) return;
      for (const { name } of [sessionDetail, sessionMedia]) void queries.invalidateQueries({ queryKey: [name] });
    });
  }, [queries, id, running]);
}

export function usePeaks(id: string, isMeasured: boolean) {
  const { peaks } = useSessionSource();
  return useQuery({
    ...query(peaks, { id, points: 1000 }),
    enabled: isMeasured,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
