/**
 * Cuts what comes into parts of at most `most` bytes; each has to be taken before the next one is asked for. A source that
 * fails ends its part first: what came before is not lost. Then it throws what the source threw.
 */
export async function* inParts(source: AsyncIterable<Buffer>, most: number): AsyncGenerator<AsyncIterable<Buffer>> {
  const chunks = source[Symbol.asyncIterator]();
  let failed: Readonly<{ by: unknown }> | undefined;
  const next = () =>
    chunks.next().then(
      ({ done, value }) => (done ? undefined : value),
      (error: unknown) => {
        failed = { by: error };
        return undefined;
      },
    );
  let rest = await next();
  while (rest) yield part();
  if (failed) throw failed.by;

  async function* part(): AsyncGenerator<Buffer> {
    for (let room = most; rest && room > 0; ) {
      const now: Buffer = rest.subarray(0, room);
      room -= now.length;
      rest = now.length < rest.length ? rest.subarray(now.length) : await next();
      yield now;
    }
  }
}
