import { type CompanyEvent, companyEvents } from '#domain/companies/events.ts';
import { type SessionEvent, sessionEvents } from '#domain/sessions/events.ts';

export type Followed = CompanyEvent | Extract<SessionEvent, { type: 'SessionCreated' }>;

export const followed = { ...companyEvents, SessionCreated: sessionEvents.SessionCreated };
