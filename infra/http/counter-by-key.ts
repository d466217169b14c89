/** How many of something there are at this moment, by key. */
export function counterByKey() {
  const counts = new Map<string, number>();
  const count = (key: string): number => counts.get(key) ?? 0;
  return {
    count,
    /** Answers how to take it back, which counts once. */
    add(key: string): () => void {
      counts.set(key, count(key) + 1);
      let isThere = true;
      return () => {
        if (!isThere) return;
        isThere = false;
        if (count(key) > 1) counts.set(key, count(key) - 1);
        else counts.delete(key);
      };
    },
  };
}
