import type { Message } from '#domain/kernel/message.ts';
import { dataExportLaws } from './data-export-laws.ts';
import type { Subject } from './law.ts';
import { quotaLaws } from './quota-laws.ts';
import { reservationLaws } from './reservation-laws.ts';
import { sessionLaws } from './session-laws.ts';
import { userLaws } from './user-laws.ts';

type Check = <State, Command extends Message, Event extends Message, Open>(
  subject: Subject<State, Command, Event, Open>,
) => Promise<void>;

/** Laws by area. Each entry takes a generic check, because the types of the areas differ. */
export const allLaws: Readonly<Record<string, (check: Check) => Promise<void>>> = {
  sessions: (check) => check(sessionLaws),
  quotas: (check) => check(quotaLaws),
  reservations: (check) => check(reservationLaws),
  users: (check) => check(userLaws),
  'data exports': (check) => check(dataExportLaws),
};
