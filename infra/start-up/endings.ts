type Close = () => Promise<void>;

export type Endings = Readonly<{
  /** What is opened later is closed earlier. */
  atEnd: (close: Close) => void;
  /** Closes all of it, once. */
  stop: () => Promise<void>;
  isStopping: () => boolean;
}>;

/** What was opened, and how to close it. */
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
