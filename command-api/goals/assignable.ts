import type { Deps } from '#infra/service.ts';

type Log = Pick<Deps, 'store' | 'remembered'>;

/** Whom somebody may give a goal: themselves. The members of groups that they lead come in here. */
export async function assignableBy(_log: Log, personId: string): Promise<readonly string[]> {
  return [personId];
}
