import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '../lib/api-error.ts';

/** Everything that shows a seminar, or who takes part in it. */
const touched = ['seminar-list', 'seminar-detail', 'participation', 'submission', 'invitation-list', 'element-impact'];

export function fetchSeminarsAgain(queries: QueryClient): void {
  for (const name of touched) void queries.invalidateQueries({ queryKey: [name] });
}

/** Where somebody was faster, what they did is fetched, to be seen beside what is being made here. */
export async function orSeeTheirs<Answer>(queries: QueryClient, sent: Promise<Answer>): Promise<Answer> {
  try {
    return await sent;
  } catch (error) {
    if (hasCode(error, 'conflict') || hasCode(error, 'element_not_found')) fetchSeminarsAgain(queries);
    throw error;
  }
}

/** Sends a change to a seminar; when it is done, whatever shows seminars is fetched again. */
export function useSeminarChange<Input, Answer>(
  change: (input: Input) => Promise<Answer>,
  onDone?: (answer: Answer) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => {
      onDone?.(answer);
      fetchSeminarsAgain(queries);
    },
  });
}
