/** Runs pieces of work on one key one after another. A failure does not block the next. */
export function inTurn() {
  const last = new Map<string, Promise<unknown>>();
  return <Result>(thing: string, work: () => Promise<Result>): Promise<Result> => {
    const done = (last.get(thing) ?? Promise.resolve()).then(work);
    const turn = done.catch(() => {}).finally(() => last.get(thing) === turn && last.delete(thing));
    last.set(thing, turn);
    return done;
  };
}
