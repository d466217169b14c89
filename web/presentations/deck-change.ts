import { type QueryClient, useQueryClient } from '@tanstack/react-query';

/** Everything that shows a deck. */
const touched = ['presentation-list', 'presentation-slides'];

export const fetchDecksAgain = (queries: QueryClient): Promise<unknown> =>
  Promise.all(touched.map((name) => queries.invalidateQueries({ queryKey: [name] })));

export function useDecksAgain(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => fetchDecksAgain(queries);
}
