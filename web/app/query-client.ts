import { QueryClient } from '@tanstack/react-query';
import { subscribe } from 'valtio';
import { ApiError } from '../lib/api-error.ts';
import { authState } from '../lib/auth-state.ts';

const retries = 2;

/** Data stays as it is until a hub says otherwise; whoever signs out leaves nothing behind. */
export function createQueryClient(): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (count, error) => count < retries && isPassing(error) },
    },
  });
  subscribe(authState, () => {
    if (authState.auth.status === 'signed-out') queries.clear();
  });
  return queries;
}

/** A no stays a no; a server that is down or starting may be up in a second. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 502 || error.status === 503);
