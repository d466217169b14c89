import { proxy, useSnapshot } from 'valtio';

export const liveState = proxy({ sessions: false, notifications: false });

/** Whether all news comes by itself. Pages poll only while it does not. */
export function useIsLive(): boolean {
  const { sessions, notifications } = useSnapshot(liveState);
  return sessions && notifications;
}

type SessionListener = (id: string) => void;
const listeners = new Set<SessionListener>();

/** Calls back when the analysis of a session has moved. Answers how to stop that. */
export function onSessionStatus(listener: SessionListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellSessionStatus(id: string): void {
  for (const listener of listeners) listener(id);
}
