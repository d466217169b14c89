import { useQueryClient } from '@tanstack/react-query';
import { articleList } from '#domain/news/contract/calls.ts';
import { userDashboard } from '#domain/users/contract/dashboard.ts';

/** Whatever shows articles is fetched again. */
export function useNewsAgain(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const { name } of [articleList, userDashboard]) void queries.invalidateQueries({ queryKey: [name] });
  };
}
