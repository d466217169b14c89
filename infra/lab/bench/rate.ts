type Work = Readonly<{
  workers: number;
  seconds: number;
  work: () => Promise<unknown>;
  /** The milliseconds of each piece of work are added to this list. */
  took?: number[];
}>;

/** The number of completed pieces of work per second; each worker begins the next one as soon as it is done. */
export async function rateOf({ workers, seconds, work, took }: Work): Promise<number> {
  const started = performance.now();
  const end = started + seconds * 1_000;
  let done = 0;
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (let begun = performance.now(); begun < end; ) {
        await work();
        const now = performance.now();
        took?.push(now - begun);
        begun = now;
        done += 1;
      }
    }),
  );
  return (1_000 * done) / (performance.now() - started);
}
