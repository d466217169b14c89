import type { KillRequest, TargetName } from '../kit/kill-request.ts';
import type { Killer } from '../kit/start-killer.ts';

/**
 * Requirements of a storm on a target, and the damage it may do; the times are in ms, and for those who play in full.
 */
export type Weather = Readonly<{
  /** The log is in the database that the server itself brings. */
  ownDatabase?: boolean;
  pauseMs: KillRequest['pauseMs'];
  /** Another process serves on, so a strike may meet no command. */
  servesOn?: boolean;
  mostBackMs: (killer: Killer) => number;
  mostWaitMs?: Readonly<{ answer: number; refusal: number }>;
}>;

export const weathers: Record<TargetName, Weather> = {
  server: {
    ownDatabase: true,
    pauseMs: [300, 1_500],
    // Among the clients' load it may take longer than alone; on a machine that is free it never comes to that.
    mostBackMs: ({ startMs }) => Math.max(5_000, 2 * startMs),
  },
  postgres: { ownDatabase: true, pauseMs: [800, 2_500], mostBackMs: () => 5_000 },
  'postgres away': {
    pauseMs: [800, 2_500],
    mostBackMs: () => 5_000,
    mostWaitMs: { answer: 5_000, refusal: 2_000 },
  },
  network: {
    pauseMs: [800, 2_500],
    mostBackMs: () => 10_000,
    mostWaitMs: { answer: 10_000, refusal: 10_000 },
  },
  wire: { pauseMs: [300, 1_500], mostBackMs: () => 5_000 },
  'event store': { pauseMs: [800, 2_500], mostBackMs: () => 10_000 },
  roles: { servesOn: true, pauseMs: [800, 2_500], mostBackMs: ({ startMs }) => Math.max(10_000, 3 * startMs) },
};
