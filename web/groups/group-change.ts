import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';

/** Everything that shows a group, or what is in it. */
const touched = ['group-list', 'group-members', 'group-posts', 'group-videos', 'invitation-list'];

function fetchGroupsAgain(queries: QueryClient): void {
  for (const name of touched) void queries.invalidateQueries({ queryKey: [name] });
}

/** Sends a change to a group; when it is done, whatever shows groups is fetched again. */
export function useGroupChange<Input, Answer>(
  change: (input: Input) => Promise<Answer>,
  onDone?: (answer: Answer, input: Input) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (answer, input) => {
      onDone?.(answer, input);
      fetchGroupsAgain(queries);
    },
  });
}

/** For forms, which send by themselves. */
export function useGroupsAgain(): () => void {
  const queries = useQueryClient();
  return () => fetchGroupsAgain(queries);
}
