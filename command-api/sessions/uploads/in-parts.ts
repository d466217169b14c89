/**
 * Cuts a source into parts of at most `most` bytes. Read each part completely before asking for the next. If the source fails,
 * the current part ends first, so that earlier content is not lost; then its error is thrown.
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
