import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Sends a change to what is shared; when it is done, whatever shows that is fetched again. */
export function useShareChange<Input, Answer>(
  change: (input: Input) => Promise<Answer>,
  onDone?: (answer: Answer, input: Input) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (answer, input) => {
      onDone?.(answer, input);
      void queries.invalidateQueries({ queryKey: ['shared-talks'] });
    },
  });
}
