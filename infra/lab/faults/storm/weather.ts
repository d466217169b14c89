import type { KillRequest, TargetName } from '../kit/kill-request.ts';
import type { Killer } from '../kit/start-killer.ts';

/**
 * Settings and limits of a storm on one target. Times are in ms; only full plays have limits.
 */
export type Weather = Readonly<{
  /** The log is in the server's embedded database. */
  ownDatabase?: boolean;
  pauseMs: KillRequest['pauseMs'];
  /** Another process of the role keeps serving, so strikes may hit no command. */
  servesOn?: boolean;
  mostBackMs: (killer: Killer) => number;
  mostWaitMs?: Readonly<{ answer: number; refusal: number }>;
}>;

export const weathers: Record<TargetName, Weather> = {
  server: {
    ownDatabase: true,
    pauseMs: [300, 1_500],
    // Under load, a start takes longer than alone.
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
