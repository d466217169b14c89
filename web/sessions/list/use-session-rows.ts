import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { timing } from '#domain/product/contract/timing.ts';
import { incompleteSessions, sessionList } from '#domain/sessions/contract/calls.ts';
import type { SessionRow } from '#domain/sessions/contract/report.ts';
import { pages, query } from '../../lib/api.ts';
import { useIsLive } from '../../lib/live-state.ts';
import { rowsOf } from '../../ui/paged-list.tsx';
import { analysisState } from '../analysis-status.ts';
import type { ListFilters } from './list-filters.ts';

/** Largest number of ids in one call. */
const mostIds = 100;

/** The talks, newest first. The hub pushes changes; without a connection the page polls. */
export function useSessionRows(filters: ListFilters) {
  const list = useInfiniteQuery({ ...pages(sessionList, filters), placeholderData: (before) => before });
  const rows = rowsOf(list);
  useIncompletePoll(rows);
  return { list, rows };
}

function useIncompletePoll(rows: readonly SessionRow[]): void {
  const queries = useQueryClient();
  const isLive = useIsLive();
  const running = rows.filter((row) => analysisState(row) === 'running').slice(0, mostIds);
  const polled = useQuery({
    ...query(incompleteSessions, { ids: running.map(({ id }) => id).join('-') }),
    enabled: !isLive && running.length > 0,
    refetchInterval: timing.pollMs,
  }).data;
  const moved = polled?.some(({ id, analysisStatus }) =>
    running.some((row) => row.id === id && row.analysisStatus !== analysisStatus),
  );
  useEffect(() => {
    if (moved) void queries.invalidateQueries({ queryKey: [sessionList.name, sessionList.path] });
  }, [moved, queries]);
}
