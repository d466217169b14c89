import { idOf } from '#domain/kernel/ids.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { CommandArea } from '../command-area.ts';
import { forgetFeed, meetingOrder } from './calls.ts';

/** Meetings that the person called are off, and they are not in those of others any more. */
export const forgetMeetings: CommandArea<never>['forget'] = async ({ person, streams, cause }, { pool, handle }) => {
  await forgetFeed(pool, person);
  for (const stream of streams.meeting ?? []) {
    const send = (what: string, command: Parameters<typeof meetingOrder>[1]) =>
      handle({
        ...cause,
        commandId: uuidv5(cause.commandId, `${what} ${stream}`),
        ...meetingOrder(idOf(stream), command),
      });
    await send('forget', { type: 'ForgetInvitee', data: { userId: person } });
    await send('close', { type: 'CloseMeeting', data: { creatorId: person } });
  }
};
