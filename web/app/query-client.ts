import { QueryClient } from '@tanstack/react-query';
import { subscribe } from 'valtio';
import { ApiError } from '../lib/api-error.ts';
import { authState, isOffline } from '../lib/auth-state.ts';
import { forgetAnswers, keepAnswers, restoreAnswers } from '../lib/kept-answers.ts';

const retries = 2;

/** Creates the client's query cache. Queries stay fresh for 30 s unless a hub reports a change. Sign-out clears everything. */
export function createQueryClient(): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (count, error) => count < retries && isPassing(error) },
    },
  });
  keepAnswers(queries);
  if (isOffline()) restoreAnswers(queries);
  // Synchronous, so that the next render already uses the stored answers.
  subscribe(
    authState,
    () => {
      if (isOffline()) restoreAnswers(queries);
      if (authState.auth.status !== 'signed-out') return;
      queries.clear();
      forgetAnswers();
    },
    true,
  );
  return queries;
}

/** Whether a retry may help: the server may be down or starting. Refusals are final. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 502 || error.status === 503);
