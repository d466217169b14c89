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

/** A start that is still under way may register more meanwhile: each runs once, and the newest runs next. */
async function inOrder(closing: Close[]) {
  for (let close = closing.shift(); close; close = closing.shift()) await close();
}
