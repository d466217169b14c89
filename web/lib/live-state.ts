import { proxy, useSnapshot } from 'valtio';

export const liveState = proxy({ sessions: false, notifications: false });

/** Whether both hubs push changes. Otherwise pages poll. */
export function useIsLive(): boolean {
  const { sessions, notifications } = useSnapshot(liveState);
  return sessions && notifications;
}

type SessionListener = (id: string) => void;
const listeners = new Set<SessionListener>();

/** Subscribes to status changes of analyses. Returns how to unsubscribe. */
export function onSessionStatus(listener: SessionListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellSessionStatus(id: string): void {
  for (const listener of listeners) listener(id);
}
