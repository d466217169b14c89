/** Counts the seconds between its starts and stops. */
export function stopwatch(now: () => number = () => performance.now()) {
  let counted = 0;
  let since: number | undefined;
  const running = () => (since === undefined ? 0 : now() - since);
  return {
    start() {
      since ??= now();
    },
    stop() {
      counted += running();
      since = undefined;
    },
    seconds: () => (counted + running()) / 1_000,
    isRunning: () => since !== undefined,
  };
}
