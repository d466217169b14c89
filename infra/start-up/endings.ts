type Close = () => Promise<void>;

export type Endings = Readonly<{
  /** Registers a close function; the last one registered runs first. */
  atEnd: (close: Close) => void;
  /** Closes all of it, once. */
  stop: () => Promise<void>;
  isStopping: () => boolean;
}>;

export function endings(): Endings {
  const closing: Close[] = [];
  let stopped: Promise<void> | undefined;
  return {
    atEnd: (close) => void closing.unshift(close),
    stop: () => (stopped ??= inOrder(closing)),
    isStopping: () => stopped !== undefined,
  };
}

/** Takes each away before it runs: a start that is still under way registers more meanwhile, and each runs once. */
async function inOrder(closing: Close[]) {
  for (let close = closing.shift(); close; close = closing.shift()) await close();
}
