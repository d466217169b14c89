import * as z from 'zod/mini';
import type { Area } from '#domain/kernel/area.ts';
import {
  linkedStreams,
  streamCompletions,
  streamDetail,
  streamEvents,
  streamExport,
  streamList,
  streamNames,
  streamState,
} from './contract/calls.ts';
import { deedList } from './contract/deeds.ts';
import { eventWords } from './contract/event-words.ts';
import { comparedPayments, streamPayments, streamPaymentsCsv } from './contract/payments.ts';
import { auditKeys, chainStatus } from './contract/proof.ts';
import { storedSamples } from './event-samples.ts';
import { historyEvents } from './events.ts';

/**
 * The history for auditors, and the proof that nothing in it was changed; each look-up is an event in
 * `lookup-<user>_<yyyymmdd>`.
 */
export const historyArea = {
  name: 'history',
  streams: [
    {
      category: 'lookup',
      accompanies: true,
      events: historyEvents,
      samples: storedSamples,
      // No decider: the state of the stream has only the look-ups that are too recent to be recorded again.
      decider: undefined,
      ownerInId: (id: string) => id.split('_')[0],
      concernsOthers: true,
    },
  ],
  eventWords,
  commands: {},
  uploads: {},
  queries: {
    deedList,
    streamList,
    streamDetail,
    streamEvents,
    streamState,
    streamCompletions,
    linkedStreams,
    streamNames,
    streamExport,
    streamPayments,
    comparedPayments,
    streamPaymentsCsv,
    chainStatus,
    auditKeys,
  },
  hasReadModels: true,
  keeps: [
    { data: 'event_log', readers: ['self', 'admins', 'auditors'], until: 'log' },
    { data: 'look_ups', readers: ['self', 'admins', 'auditors'], until: 'log' },
  ],
  jobs: {
    /** Sends heads of the chain elsewhere. */
    'send-heads': z.object({ target: z.enum(['file', 'mail', 'url']) }),
  },
} as const satisfies Area;
