import * as z from 'zod/mini';

/** Whether a person may sign in, as set by an admin. `until` is null for unlimited access. */
export type Access = Readonly<{ isActive: boolean; until: string | null }>;

/** An account that no admin has changed. */
export const openAccess: Access = { isActive: true, until: null };

export const isActiveAt = ({ isActive, until }: Access, now: Date): boolean =>
  isActive && (until === null || new Date(until) > now);

/** The length of a month of access. */
const monthDays = 30;

const secondsIn = { minutes: 60, hours: 3_600, days: 86_400, months: monthDays * 86_400 } as const;
export const accessUnits = ['minutes', 'hours', 'days', 'months'] as const satisfies (keyof typeof secondsIn)[];
export type AccessUnit = (typeof accessUnits)[number];

/** A period from now on; null: unlimited. */
export const AccessTime = z.nullable(
  z.object({ count: z.int().check(z.gte(1), z.lte(1_000)), unit: z.enum(accessUnits) }),
);
export type AccessTime = z.output<typeof AccessTime>;

export const endOf = (time: AccessTime, now: Date): string | null =>
  time && new Date(now.getTime() + time.count * secondsIn[time.unit] * 1_000).toISOString();
