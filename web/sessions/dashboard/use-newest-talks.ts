import { useQuery } from '@tanstack/react-query';
import { sessionList } from '#domain/sessions/contract.ts';
import { query } from '../../lib/api.ts';
import { useIsLive } from '../../lib/live-state.ts';

const pollMs = 15_000;
const shown = 4;

/** The newest first. All parts of the dashboard share one request. */
export function useNewestTalks() {
  const isLive = useIsLive();
  return useQuery({ ...query(sessionList, { limit: shown }), refetchInterval: isLive ? false : pollMs });
}
