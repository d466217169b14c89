import type { DemoRole } from '#domain/kernel/contract.ts';

/** Asks `GET path` as the person of the picture. */
export type Ask = <Answer>(path: string) => Promise<Answer>;

/** A picture of the README or of a guide. `page`: path pattern in the client's areas. `idOf`: returns the id for it. */
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
  { name: 'recorder', as: 'learner', page: '/liverecorder' },
  { name: 'progress', as: 'learner', page: '/sessions/progress' },
  { name: 'goals', as: 'learner', page: '/goals' },
  { name: 'seminar', as: 'seminar_owner', page: '/seminars/admin/:id?', idOf: firstOf('/api/Seminar') },
  { name: 'seminar-room', as: 'learner', page: '/seminars/dashboard/:id?', idOf: firstOf('/api/Seminar') },
  { name: 'company', as: 'company', page: '/company/dashboard' },
  { name: 'history', as: 'auditor', page: '/audit/streams/:id', idOf: streamOf('company') },
  { name: 'people', as: 'admin', page: '/admin/users' },
  { name: 'read-models', as: 'admin', page: '/admin/projections' },
];

/** GitHub shows the picture that fits the reader's colour scheme. */
const schemes = ['light', 'dark'] as const;

const locales = ['de', 'en'] as const;

export type Look = Readonly<{ locale: (typeof locales)[number]; scheme: (typeof schemes)[number] }>;
export const looks: readonly Look[] = locales.flatMap((locale) => schemes.map((scheme) => ({ locale, scheme })));

export const fileOf = (name: string, { locale, scheme }: Look): string => `${name}-${locale}-${scheme}.webp`;
