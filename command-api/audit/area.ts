import type { auditArea } from '#domain/audit/area.ts';
import { type CommandArea, nothingToForget, nothingToTakeAlong } from '../command-area.ts';
import { auditChores, headSending } from './audit-chores.ts';

/** Signs the chain of the log, sends its heads elsewhere, and looks at the whole of it every night. */
export const audit: CommandArea<typeof auditArea> = {
  commands: () => ({}),
  uploads: () => ({}),
  follows: ({ pool, asStored, settings, data, http }) => ({
    chores: [headSending({ pool, settings })],
    scheduled: auditChores(pool, { asStored, settings, data, log: http.log }),
  }),
  forget: nothingToForget,
  takeAlong: nothingToTakeAlong,
  eventWords: {},
  streamWords: {},
};
