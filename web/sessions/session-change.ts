import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';

/** Everything that shows a session, and what is left of the quota. */
const touched = ['session-list', 'session-detail', 'session-media', 'user-account'];

export function fetchSessionsAgain(queries: QueryClient): void {
  for (const name of touched) void queries.invalidateQueries({ queryKey: [name] });
}

/** Sends a change to a session; when it is done, whatever shows sessions is fetched again. */
export function useSessionChange<Input>(change: (input: Input) => Promise<unknown>, onDone?: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      onDone?.();
      fetchSessionsAgain(queries);
    },
  });
}
