import { notify } from '#command-api/notifications/for-others.ts';
import type { administrationArea } from '#domain/administration/area.ts';
import type { SupportEvent } from '#domain/administration/events.ts';
import { supportDecider } from '#domain/administration/support.ts';
import { stateAfter } from '#domain/kernel/decider.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { CommandArea } from '../command-area.ts';
import { nothingToForget, nothingToTakeAlong } from '../command-area.ts';
import type { Reaction } from '../reaction.ts';
import { accessCalls } from './access-calls.ts';
import { accountCalls } from './account-calls.ts';
import { bulkRoleCalls } from './bulk-role-calls.ts';
import { carryOut } from './carry-out.ts';
import { confirmationCalls } from './confirmation-calls.ts';
import { jobCalls } from './job-calls.ts';
import { masterKeyCalls, masterKeyHandler } from './master-key-calls.ts';
import { supportCalls } from './support-calls.ts';

/** Tells the person that somebody asks to look into their account, and who asked that they may. */
const tellSupport: Reaction = {
  name: 'support-access',
  streams: ['support-'],
  types: ['SupportRequested', 'SupportGranted'] satisfies readonly SupportEvent['type'][],
  async react(event, { handle, store }) {
    const personId = idOf(event.stream);
    const { type, data } = event as Recorded<SupportEvent>;
    if (type === 'SupportRequested') {
      await notify(handle, event, { to: personId, type: 'support_requested', byId: data.by, concerns: {} });
      return;
    }
    const history = (await store.readStream(event.stream)) as readonly Recorded<SupportEvent>[];
    const support = stateAfter(supportDecider, history);
    if (!support) return;
    const concerns = { userId: personId };
    await notify(handle, event, { to: support.by, type: 'support_granted', byId: personId, concerns });
  },
};

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
  follows: (tools) => ({ reactions: [carryOut(tools), tellSupport], jobs: { 'master-key': masterKeyHandler(tools) } }),
  forget: nothingToForget,
  takeAlong: nothingToTakeAlong,
  streamWords: {
    confirmation: { de: 'eine Entscheidung zu zweit', en: 'a decision of two admins' },
    operation: { de: 'eine Betriebshandlung', en: 'an operation' },
    support: { de: 'Einsicht in Ihr Konto', en: 'access to your account' },
  },
};
