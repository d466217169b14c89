import * as z from 'zod/mini';
import type { Area, Folding } from '#domain/kernel/area.ts';
import { administrationCommands } from './contract/calls.ts';
import { confirmationCommands } from './contract/confirmation-commands.ts';
import { confirmationList } from './contract/confirmations.ts';
import { eventWords } from './contract/event-words.ts';
import { masterKeyCommands } from './contract/master-key.ts';
import { healthReport, jobCommands, jobList, timetable } from './contract/operations.ts';
import { companyNames, personCount, personDetail, personList } from './contract/people.ts';
import { ownSupport, personSupport, supportCommands } from './contract/support.ts';
import { confirmationDecider } from './decider.ts';
import { operationSamples, storedSamples, supportSamples } from './event-samples.ts';
import {
  type ConfirmationEvent,
  confirmationEvents,
  type OperationEvent,
  operationEvents,
  supportEvents,
} from './events.ts';
import { operationDecider } from './operation.ts';
import { supportDecider } from './support.ts';

/** Admins manage the accounts of others; the most serious actions need two admins. */
export const administrationArea = {
  name: 'administration',
  streams: [
    {
      category: 'confirmation',
      events: confirmationEvents,
      samples: storedSamples,
      decider: confirmationDecider as Folding,
      ownerInEvent: ({ type, data }: ConfirmationEvent) =>
        type === 'ConfirmationRequested' ? data.requestedBy : undefined,
      concernsOthers: true,
    },
    {
      category: 'operation',
      events: operationEvents,
      samples: operationSamples,
      decider: operationDecider as Folding,
      ownerInEvent: ({ type, data }: OperationEvent) => (type === 'OperationOrdered' ? data.by : undefined),
      concernsOthers: true,
      title: ({ data: { target } }: OperationEvent) => ({ title: target, words: [target] }),
    },
    {
      category: 'support',
      events: supportEvents,
      samples: supportSamples,
      decider: supportDecider as Folding,
      ownerInId: (id: string) => id,
    },
  ],
  eventWords,
  commands: {
    ...administrationCommands,
    ...confirmationCommands,
    ...jobCommands,
    ...masterKeyCommands,
    ...supportCommands,
  },
  uploads: {},
  queries: {
    personList,
    personCount,
    companyNames,
    personDetail,
    confirmationList,
    jobList,
    timetable,
    healthReport,
    ownSupport,
    personSupport,
  },
  hasReadModels: true,
  keeps: [{ data: 'admin_deeds', readers: ['admins', 'auditors'], until: 'log' }],
  jobs: {
    /** Changes the master key, in the process of the reactions. */
    'master-key': z.object({}),
  },
} as const satisfies Area;
