import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryCall } from '#domain/kernel/contract.ts';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { errorMessage } from './error-messages.ts';

type Refused<Input> = (error: Error, input: Input) => void;

type Options = Readonly<{
  /** A change is pending until its queries were fetched again, so that nothing jumps back in between. */
  isAwaited?: boolean;
  /** Fetches the queries again after a refusal as well: somebody else may have been faster. */
  afterRefusal?: boolean;
  /** For every change that has no own. */
  onRefused?: Refused<unknown>;
}>;

type Done<Input, Answer> = (answer: Answer, input: Input) => void;

/** Both come before the queries are fetched again. */
type Outcomes<Input, Answer> = Readonly<{
  onDone?: Done<Input, Answer> | undefined;
  onRefused?: Refused<Input> | undefined;
}>;

/** Tells a refusal in a snackbar: for what is asked for by one click. */
export const tellRefusal = (error: unknown): void => void showSnackbar(errorMessage(error));

/** The hooks for changes to one thing. `shown`: the queries that show it; they are fetched again after a change. */
export function changesOf(
  shown: readonly Pick<QueryCall, 'name'>[],
  { isAwaited = false, afterRefusal = false, onRefused }: Options = {},
) {
  const names = [...new Set(shown.map(({ name }) => name))];
  const fetchAgain = (queries: QueryClient): Promise<unknown> =>
    Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [name] })));

  return {
    fetchAgain,

    /** For forms, which send by themselves. */
    useAgain(): () => Promise<unknown> {
      const queries = useQueryClient();
      return () => fetchAgain(queries);
    },

    /** Sends a change. A function in the place of the outcomes is `onDone`. */
    useChange<Input = void, Answer = unknown>(
      change: (input: Input) => Promise<Answer>,
      outcomes: Done<Input, Answer> | Outcomes<Input, Answer> = {},
    ) {
      const queries = useQueryClient();
      const own: Outcomes<Input, Answer> = typeof outcomes === 'function' ? { onDone: outcomes } : outcomes;
      const again = () => {
        const fetched = fetchAgain(queries);
        return isAwaited ? fetched : undefined;
      };
      return useMutation({
        mutationFn: change,
        onSuccess: (answer, input) => {
          own.onDone?.(answer, input);
          return again();
        },
        onError: (error, input) => {
          (own.onRefused ?? onRefused)?.(error, input);
          return afterRefusal ? again() : undefined;
        },
      });
    },
  };
}
