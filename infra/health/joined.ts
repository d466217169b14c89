/** Concurrent callers share one answer: otherwise a slow check would get ever more calls, which would keep it slow. */
export function joined<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asking: Promise<Answer> | undefined;
  return () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}
