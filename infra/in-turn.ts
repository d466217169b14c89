/** Pieces of work on one thing go one after another. One that fails holds up nobody. */
export function inTurn() {
  const last = new Map<string, Promise<unknown>>();
  return <Result>(thing: string, work: () => Promise<Result>): Promise<Result> => {
    const done = (last.get(thing) ?? Promise.resolve()).then(work);
    const turn = done.catch(() => {}).finally(() => last.get(thing) === turn && last.delete(thing));
    last.set(thing, turn);
    return done;
  };
}
