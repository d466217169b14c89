import { useQuery } from '@tanstack/react-query';
import { timing } from '#domain/product/contract/timing.ts';
import { sessionList } from '#domain/sessions/contract/calls.ts';
import { query } from '../../lib/api.ts';
import { useIsLive } from '../../lib/live-state.ts';

const shown = 4;

/** The newest talks. All parts of the dashboard share this request. */
export function useNewestSessions() {
  const isLive = useIsLive();
  return useQuery({ ...query(sessionList, { limit: shown }), refetchInterval: isLive ? false : timing.pollMs });
}
