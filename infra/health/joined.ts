/** Who asks while another waits gets that answer: what is slow is not asked ever more, which would keep it slow. */
export function joined<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asking: Promise<Answer> | undefined;
  return () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}
