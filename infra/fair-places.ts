import { refuse } from '#domain/kernel/errors.ts';

/** Runs work for the person `key`. @throws too_many_requests if too much of their work waits already */
export type FairPlaces = <T>(key: string, work: () => Promise<T>) => Promise<T>;

type Owner = { running: number; servedAt: number; readonly waiting: (() => void)[] };

/**
 * Shares `places` among all owners. One owner alone may use them all. A freed place goes to the owner with the fewest
 * running, and among those to the one served longest ago; newcomers come first. `mostWaiting` bounds the queue of each owner.
 */
export function createFairPlaces({
  places,
  mostWaiting,
}: Readonly<{ places: number; mostWaiting: number }>): FairPlaces {
  let free = places;
  let served = 0;
  /** The owners with work that runs or waits. */
  const owners = new Map<string, Owner>();

  function begin(owner: Owner): void {
    owner.running += 1;
    served += 1;
    owner.servedAt = served;
  }

  function next(): Owner | undefined {
    let found: Owner | undefined;
    for (const owner of owners.values())
      if (owner.waiting.length > 0 && (!found || isBefore(owner, found))) found = owner;
    return found;
  }

  function end(key: string, owner: Owner): void {
    owner.running -= 1;
    if (owner.running === 0 && owner.waiting.length === 0) owners.delete(key);
    const following = next();
    if (!following) {
      free += 1;
      return;
    }
    begin(following);
    following.waiting.shift()?.();
  }

  return async (key, work) => {
    const owner = owners.get(key) ?? { running: 0, servedAt: 0, waiting: [] };
    if (free === 0 && owner.waiting.length >= mostWaiting) refuse('too_many_requests');
    owners.set(key, owner);
    if (free > 0) {
      free -= 1;
      begin(owner);
    } else {
      await new Promise<void>((resolve) => owner.waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      end(key, owner);
    }
  };
}

const isBefore = (one: Owner, other: Owner): boolean =>
  one.running < other.running || (one.running === other.running && one.servedAt < other.servedAt);
