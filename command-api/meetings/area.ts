import { idOf } from '#domain/kernel/ids.ts';
import type { meetingsArea } from '#domain/meetings/area.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { CommandArea } from '../command-area.ts';
import { forgetFeed, meetingCalls, toMeeting } from './calls.ts';
import { meetingReaction } from './reactions.ts';
import { takeAlong } from './take-along.ts';

/** Cancels the person's own meetings and removes them from the meetings of others. */
const forgetMeetings: CommandArea<never>['forget'] = async ({ person, streams, cause }, { pool, handle }) => {
  await forgetFeed(pool, person);
  for (const stream of streams.meeting ?? []) {
    const send = (what: string, command: Parameters<typeof toMeeting>[1]) =>
      handle({
        ...cause,
        commandId: uuidv5(cause.commandId, `${what} ${stream}`),
        ...toMeeting(idOf(stream), command),
      });
    await send('forget', { type: 'ForgetInvitee', data: { userId: person } });
    await send('close', { type: 'CloseMeeting', data: { creatorId: person } });
  }
};

/** Calls that create, change and cancel meetings; mails with appointments; the secret address of the calendar feed. */
export const meetings: CommandArea<typeof meetingsArea> = {
  commands: meetingCalls,
  uploads: () => ({}),
  follows: ({ settings }) => ({ reactions: [meetingReaction(addressIn(settings.MAIL_FROM))] }),
  forget: forgetMeetings,
  takeAlong,
  streamWords: { meeting: { de: 'eines Ihrer Treffen', en: 'one of your meetings' } },
};

/** `Rostra <no-reply@example.org>` → `no-reply@example.org` */
const addressIn = (from: string) => /<([^>]+)>/.exec(from)?.[1] ?? from;
