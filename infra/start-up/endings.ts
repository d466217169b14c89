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

async function inOrder(steps: readonly Close[]) {
  for (const step of steps) await step();
}
