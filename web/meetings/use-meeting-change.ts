import { useMutation, useQueryClient } from '@tanstack/react-query';
import { calendarFeed, meetingList } from '#domain/meetings/contract/calls.ts';

/** What has just changed is fetched again: the socket would tell it, too, but later. */
export function useRefetch(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const { name } of [meetingList, calendarFeed]) void queries.invalidateQueries({ queryKey: [name] });
  };
}

export function useMeetingChange<Answer>(change: () => Promise<Answer>, onDone?: (answer: Answer) => void) {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => {
      onDone?.(answer);
      refetch();
    },
  });
}
