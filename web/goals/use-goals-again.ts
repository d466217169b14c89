import { useQueryClient } from '@tanstack/react-query';
import { goalList } from '#domain/goals/contract/calls.ts';

/** Whatever shows goals is fetched again. */
export function useGoalsAgain() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [goalList.name] });
}
