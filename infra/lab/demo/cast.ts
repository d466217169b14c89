import type { DemoRole, Locale } from '#domain/kernel/contract.ts';

/** A person in the demo: their data for the registration, and the roles that an admin adds to a newcomer's. */
type Role = Readonly<{ firstName: string; lastName: string; locale: Locale; roles?: readonly string[]; since: number }>;

/** `since`: days ago. The admin of the installation is not among them: the first start makes that account. */
export const cast = {
  miriam: {
    firstName: 'Miriam',
    lastName: 'Albrecht',
    locale: 'de',
    roles: ['teacher', 'subscriber-premium'],
    since: 91,
  },
  lea: { firstName: 'Lea', lastName: 'Brandt', locale: 'de', since: 90 },
  jonas: { firstName: 'Jonas', lastName: 'Keller', locale: 'de', since: 88 },
  tobias: { firstName: 'Tobias', lastName: 'Wagner', locale: 'de', since: 88 },
  emre: { firstName: 'Emre', lastName: 'Yıldız', locale: 'de', since: 86 },
  sophie: { firstName: 'Sophie', lastName: 'Neumann', locale: 'de', since: 85 },
  felix: { firstName: 'Felix', lastName: 'Lindner', locale: 'de', since: 84 },
  hannah: { firstName: 'Hannah', lastName: 'Vogt', locale: 'de', since: 84 },
  katharina: { firstName: 'Katharina', lastName: 'Schuster', locale: 'de', since: 80 },
  oliver: { firstName: 'Oliver', lastName: 'Bennett', locale: 'en', since: 78 },
  grace: { firstName: 'Grace', lastName: 'Whitfield', locale: 'en', since: 76 },
  amelia: { firstName: 'Amelia', lastName: 'Hughes', locale: 'en', since: 75 },
  daniel: { firstName: 'Daniel', lastName: 'Osei', locale: 'en', since: 72 },
  paul: { firstName: 'Paul', lastName: 'Richter', locale: 'de', roles: ['auditor'], since: 90 },
} as const satisfies Record<string, Role>;

export type Name = keyof typeof cast;

export const names = Object.keys(cast) as readonly Name[];

/** The people whose accounts anyone may use; `admin` is the account that the first start creates. */
export const demoRoles = {
  learner: 'lea',
  seminar_owner: 'miriam',
  company: 'katharina',
  auditor: 'paul',
} as const satisfies Record<Exclude<DemoRole, 'admin'>, Name>;

const domain = 'example.org';

export const emailOf = (name: Name): string =>
  `${name}.${cast[name].lastName.toLowerCase().replaceAll('ı', 'i').replaceAll('ü', 'ue')}@${domain}`;
