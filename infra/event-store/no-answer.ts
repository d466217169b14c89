/** A call got no answer within the time limit of this code. Nothing else would end the call. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** @throws NoAnswer */
export async function within<Answer>(ms: number, call: Promise<Answer>): Promise<Answer> {
  // After the limit nobody awaits the call, so its failure must not go unhandled.
  call.catch(() => {});
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([call, limit]);
  } finally {
    clearTimeout(timer);
  }
}
