import type { historyArea } from '#domain/history/area.ts';
import { readMasterKeys } from '#infra/persons/master-keys.ts';
import { type CommandArea, nothingToForget } from '../command-area.ts';
import { auditJobs, headSending } from './audit-jobs.ts';
import { takeAlong } from './take-along.ts';

/**
 * Auditors change nothing; the query side records their look-ups. Every hour the head of the log's chain is signed and sent to
 * other places; every night the whole chain is verified.
 */
export const history: CommandArea<typeof historyArea> = {
  commands: () => ({}),
  uploads: () => ({}),
  follows: ({ pool, asStored, settings, kept, data, http }) => ({
    jobs: { 'send-heads': headSending({ pool, settings, kept }) },
    scheduled: auditJobs(pool, {
      ...{ asStored, settings, kept, log: http.log },
      masters: () => readMasterKeys({ settings, directory: data }),
    }),
  }),
  forget: nothingToForget,
  takeAlong,
  streamWords: {
    lookup: { de: 'Ihre eigenen Einsichten', en: 'your own look-ups' },
  },
};
