import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';

type Options = Readonly<{
  /** A change is pending until its queries were fetched again, so that nothing jumps back in between. */
  isAwaited?: boolean;
}>;

/** The hooks for changes to one thing. `names`: the queries that show it; they are fetched again after a change. */
export function changesOf(names: readonly string[], { isAwaited = false }: Options = {}) {
  const fetchAgain = (queries: QueryClient): Promise<unknown> =>
    Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [name] })));

  return {
    fetchAgain,

    /** For forms, which send by themselves. */
    useAgain(): () => Promise<unknown> {
      const queries = useQueryClient();
      return () => fetchAgain(queries);
    },

    /** Sends a change; `onDone` comes before the queries are fetched again. */
    useChange<Input, Answer>(
      change: (input: Input) => Promise<Answer>,
      onDone?: (answer: Answer, input: Input) => void,
    ) {
      const queries = useQueryClient();
      return useMutation({
        mutationFn: change,
        onSuccess: (answer, input) => {
          onDone?.(answer, input);
          const fetched = fetchAgain(queries);
          return isAwaited ? fetched : undefined;
        },
      });
    },
  };
}
