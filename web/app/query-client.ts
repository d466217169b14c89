import { QueryClient } from '@tanstack/react-query';
import { subscribe } from 'valtio';
import { ApiError } from '../lib/api-error.ts';
import { authState, isOffline } from '../lib/auth-state.ts';
import { forgetAnswers, keepAnswers, restoreAnswers } from '../lib/kept-answers.ts';

const retries = 2;

/** Data stays as it is until a hub says otherwise; whoever signs out leaves nothing behind. */
export function createQueryClient(): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (count, error) => count < retries && isPassing(error) },
    },
  });
  keepAnswers(queries);
  if (isOffline()) restoreAnswers(queries);
  // At once: the page that is drawn next shows what is kept.
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

/** A no stays a no; a server that is down or starting may be up in a second. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 502 || error.status === 503);
