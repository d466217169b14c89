/** Undefined on an address without TLS. */
const { locks } = navigator as Partial<Navigator>;
const nameOf = (takeId: string) => `rostra-take-${takeId}`;

/** Locks a take for this window. Undefined if another window has it. The returned function releases the lock, and so does closing the window. */
export function holdTake(takeId: string): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    if (!locks) return resolve(() => {});
    void locks.request(nameOf(takeId), { ifAvailable: true }, (lock) => {
      if (!lock) {
        resolve(undefined);
        return;
      }
      return new Promise<void>((letGo) => resolve(letGo));
    });
  });
}

/** Tells which takes a window has locked now. */
export async function heldTakes(): Promise<(takeId: string) => boolean> {
  const { held = [] } = (await locks?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return (takeId) => names.has(nameOf(takeId));
}
