type Close = () => Promise<void>;

export type Endings = Readonly<{
  /** Registers a close function; the last one registered runs first. */
  atEnd: (close: Close) => void;
  /** Closes everything, once. */
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

/** A running start may register more meanwhile: each function runs once, and the newest runs next. */
async function inOrder(closing: Close[]) {
  for (let close = closing.shift(); close; close = closing.shift()) await close();
}
