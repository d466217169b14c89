/** Serialises the work of this process on each stream. */
export function streamLines() {
  const last = new Map<string, Promise<unknown>>();
  return <T>(stream: string, act: () => Promise<T>): Promise<T> => {
    const mine = (last.get(stream) ?? Promise.resolve()).then(act);
    const over = mine
      .catch(() => {})
      .then(() => {
        if (last.get(stream) === over) last.delete(stream);
      });
    last.set(stream, over);
    return mine;
  };
}
