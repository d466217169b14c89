import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryCall } from '#domain/kernel/contract.ts';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { errorMessage } from './error-messages.ts';

type Refused<Input> = (error: Error, input: Input) => void;

type Options = Readonly<{
  /** Keeps a change pending until its queries were fetched again, so that the screen does not jump back meanwhile. */
  isAwaited?: boolean;
  /** Fetches the queries again after a refusal as well: somebody else may have been faster. */
  afterRefusal?: boolean;
  /** Default for changes without an `onRefused` of their own. */
  onRefused?: Refused<unknown>;
}>;

type Done<Input, Answer> = (answer: Answer, input: Input) => void;

/** Both are called before the queries are fetched again. */
type Outcomes<Input, Answer> = Readonly<{
  onDone?: Done<Input, Answer> | undefined;
  onRefused?: Refused<Input> | undefined;
}>;

/** Shows a refusal in a snackbar, for changes by a single click. */
export const tellRefusal = (error: unknown): void => void showSnackbar(errorMessage(error));

/** Hooks for changes to one thing. `shown`: the queries to fetch again after a change. */
export function changesOf(
  shown: readonly Pick<QueryCall, 'name'>[],
  { isAwaited = false, afterRefusal = false, onRefused }: Options = {},
) {
  const names = [...new Set(shown.map(({ name }) => name))];
  const fetchAgain = (queries: QueryClient): Promise<unknown> =>
    Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [name] })));

  return {
    fetchAgain,

    /** Fetches the queries again. For forms, which send by themselves. */
    useAgain(): () => Promise<unknown> {
      const queries = useQueryClient();
      return () => fetchAgain(queries);
    },

    /** Sends a change. `outcomes` may be just the `onDone` function. */
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
