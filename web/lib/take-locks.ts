/** Not on an address without TLS. */
const { locks } = navigator as Partial<Navigator>;
const nameOf = (takeId: string) => `rostra-take-${takeId}`;

/** Takes a take for this window; undefined where another one has it. The answer lets go of it, and so does the end of the window. */
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

/** Whether a window has it now. */
export async function heldTakes(): Promise<(takeId: string) => boolean> {
  const { held = [] } = (await locks?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return (takeId) => names.has(nameOf(takeId));
}
