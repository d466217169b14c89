import type { Message } from '#domain/kernel/message.ts';
import { dataExportModel } from './data-export-model.ts';
import type { Model } from './model.ts';
import { quotaModel } from './quota-model.ts';
import { reservationModel } from './reservation-model.ts';
import { sessionModel } from './session-model.ts';
import { userModel } from './user-model.ts';

type Check = <State, Command extends Message, Event extends Message>(
  model: Model<State, Command, Event>,
) => Promise<void>;

/** Each keeps its own types in here, so a check is handed in. */
export const allModels: Readonly<Record<string, (check: Check) => Promise<void>>> = {
  sessions: (check) => check(sessionModel),
  quotas: (check) => check(quotaModel),
  reservations: (check) => check(reservationModel),
  users: (check) => check(userModel),
  'data exports': (check) => check(dataExportModel),
};
