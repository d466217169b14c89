import type { administrationArea } from '#domain/administration/area.ts';
import type { CommandArea } from '../command-area.ts';
import { nothingToForget, nothingToTakeAlong } from '../command-area.ts';
import { accessCalls } from './access-calls.ts';
import { accountCalls } from './account-calls.ts';
import { bulkRoleCalls } from './bulk-role-calls.ts';
import { carryOut } from './carry-out.ts';
import { confirmationCalls } from './confirmation-calls.ts';
import { jobCalls } from './job-calls.ts';
import { masterKeyCalls, masterKeyHandler } from './master-key-calls.ts';
import { supportReaction } from './reactions.ts';
import { supportCalls } from './support-calls.ts';

/** Admins look after accounts; the gravest actions take two admins. */
export const administration: CommandArea<typeof administrationArea> = {
  commands: (tools) => ({
    ...accessCalls(tools),
    ...accountCalls,
    ...bulkRoleCalls(tools),
    ...jobCalls(tools),
    ...masterKeyCalls(tools),
    ...confirmationCalls,
    ...supportCalls(tools),
  }),
  uploads: () => ({}),
  follows: (tools) => ({
    reactions: [carryOut(tools), supportReaction],
    jobs: { 'master-key': masterKeyHandler(tools) },
  }),
  forget: nothingToForget,
  takeAlong: nothingToTakeAlong,
  streamWords: {
    confirmation: { de: 'eine Entscheidung zu zweit', en: 'a decision of two admins' },
    operation: { de: 'eine Betriebshandlung', en: 'an operation' },
    support: { de: 'Einsicht in Ihr Konto', en: 'access to your account' },
  },
};
