import type { DemoRole } from '#domain/kernel/contract.ts';

/** What `GET path` answers to the person of the picture. */
export type Ask = <Answer>(path: string) => Promise<Answer>;

/** A picture of the README or of a guide. `page` is the address as the client's areas have it; `idOf` fills it in. */
export type Picture = Readonly<{
  name: string;
  as: DemoRole;
  page: string;
  idOf?: (ask: Ask) => Promise<string>;
}>;

type Named = Readonly<{ id: string }>;

const firstOf = (path: string) => async (ask: Ask) => {
  const [first] = await ask<readonly Named[]>(path);
  return first?.id ?? '';
};

const streamOf = (category: string) => async (ask: Ask) => {
  const [first] = await ask<readonly Readonly<{ stream: string }>[]>(`/api/Audit/Streams?category=${category}`);
  return first?.stream ?? '';
};

export const pictures: readonly Picture[] = [
  { name: 'overview', as: 'learner', page: '/dashboard' },
  { name: 'report', as: 'learner', page: '/sessions/:id', idOf: firstOf('/api/Sessions/Slim?search=Quartalszahlen') },
  { name: 'progress', as: 'learner', page: '/sessions/progress' },
  { name: 'goals', as: 'learner', page: '/goals' },
  { name: 'seminar', as: 'seminar_owner', page: '/seminars/admin/:id?', idOf: firstOf('/api/Seminar') },
  { name: 'company', as: 'company', page: '/company/dashboard' },
  { name: 'history', as: 'auditor', page: '/audit/streams/:id', idOf: streamOf('company') },
  { name: 'read-models', as: 'admin', page: '/admin/projections' },
];

/** GitHub shows the one that fits to the reader's screen. */
export const schemes = ['light', 'dark'] as const;

export const fileOf = (name: string, scheme: (typeof schemes)[number]): string => `${name}-${scheme}.webp`;
