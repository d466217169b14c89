import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { unfinishedTakes } from '#domain/sessions/contract/takes.ts';
import { query } from '../lib/api.ts';
import { useCurrentUser } from '../lib/current-user.tsx';
import { heldTakes } from '../lib/take-locks.ts';
import { discardOnServer } from './take-keeper.ts';
import { localTakes, removeLocalTake } from './take-store.ts';
import { type UnfinishedTake, unfinishedOf } from './unfinished-takes.ts';

export const takesOfDevice = ['takes-of-this-device'];

/** Takes that were neither sent nor discarded. Those on this device show even without the server. */
export function useUnfinishedTakes() {
  const queries = useQueryClient();
  const here = useTakesHere();
  const server = useQuery({ ...query(unfinishedTakes, {}), refetchOnMount: 'always' });
  const again = useCallback(async () => {
    await queries.invalidateQueries({ queryKey: takesOfDevice });
    await queries.invalidateQueries({ queryKey: [unfinishedTakes.name] });
  }, [queries]);
  const takes = here.data ? unfinishedOf({ ...here.data, server: server.data ?? [], now: Date.now() }) : [];
  return { takes, again };
}

/** The person's takes on this device. */
export function useTakesHere() {
  const { id: ownerId } = useCurrentUser();
  return useQuery({ queryKey: [...takesOfDevice, ownerId], queryFn: () => found(ownerId), networkMode: 'always' });
}

async function found(ownerId: string) {
  // A browser without storage has no takes.
  const local = await localTakes(ownerId).catch(() => []);
  return { local, isHeld: await heldTakes() };
}

export async function discardUnfinished({ id }: UnfinishedTake): Promise<void> {
  await discardOnServer(id);
  await removeLocalTake(id).catch(() => {});
}
