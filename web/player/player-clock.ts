export type PlayerClock = ReturnType<typeof createClock>;

/** Calls its listeners on every frame while it runs. */
export function createClock() {
  const listeners = new Set<() => void>();
  let frame: number | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const tick = () => {
    tell();
    frame = requestAnimationFrame(tick);
  };
  const rest = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
    tell();
  };
  const run = () => {
    rest();
    tick();
  };
  const onTick = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { tell, run, rest, onTick };
}
