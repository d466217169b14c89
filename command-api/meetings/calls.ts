import { randomBytes } from 'node:crypto';
import type * as z from 'zod/mini';
import { holderOf, reservedNames } from '#command-api/users/for-others.ts';
import { changedBy } from '#domain/kernel/changed-by.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { meetingCommands } from '#domain/meetings/contract/calls.ts';
import { type Invitee, type Meeting, type MeetingCommand, meetingDecider } from '#domain/meetings/decider.ts';
import { streamOf } from '#domain/stream-names.ts';
import { currentState } from '#infra/event-store/current-state.ts';
import { hashOfToken } from '#infra/hash-of-token.ts';
import { derivedId } from '#infra/ids.ts';
import type { CallContext, CommandHandlers, CommandTools } from '../command-area.ts';

type Body = z.output<(typeof meetingCommands)['CreateMeeting']['body']>;

/** The body of a call that would create this meeting. */
const bodyOf = ({ kind, subject, startDate, endDate, timeZone, meetingLink, password, invitees }: Meeting): Body => ({
  ...{ type: kind, subject, startDate, end: endDate, timeZone, meetingLink, password },
  invitedUsers: invitees.filter(({ userId }) => userId !== null).map(({ email }) => email),
  extraUsers: invitees.filter(({ userId }) => userId === null).map(({ email }) => email),
});

/** One call may send many mails. 0 means no limit. */
const callsAnHour = (mailLimit: number) => mailLimit * 6;

export const toMeeting = (id: string, command: MeetingCommand) => ({
  stream: streamOf('meeting', id),
  decider: meetingDecider,
  command,
});

export async function meetingCalls(tools: CommandTools): Promise<CommandHandlers<typeof meetingCommands>> {
  const { pool, secrets, settings } = tools;
  const names = reservedNames(await secrets('reservations'));
  const throttle = { max: callsAnHour(settings.MAIL_LIMIT), minutes: 60 };

  /** Each address once, without the creator. */
  async function inviteesOf({ invitedUsers, extraUsers }: Body, { cause, principal }: CallContext): Promise<Invitee[]> {
    const addresses = new Map([...invitedUsers, ...extraUsers].map((email) => [names.email(email), email]));
    const invitees: Invitee[] = [];
    for (const [name, email] of addresses) {
      const userId = await holderOf(tools, name);
      if (userId === principal().id) continue;
      const inviteeId = derivedId(cause.commandId, `invitee ${name}`);
      invitees.push({ inviteeId, email, sealId: userId ?? inviteeId, userId });
    }
    return invitees;
  }

  async function planOf(body: Body, asked: CallContext) {
    const principal = asked.principal();
    const invitees = await inviteesOf(body, asked);
    if (invitees.length > 0 && !principal.emailVerified) return refuse('email_not_confirmed');
    const { type, subject, timeZone, meetingLink, password } = body;
    const [startDate, endDate] = [body.startDate, body.end].map((moment) => new Date(moment).toISOString());
    return {
      ...{ creatorId: principal.id, kind: type, subject, timeZone, meetingLink, password, invitees },
      ...{ startDate: startDate ?? '', endDate: endDate ?? '' },
    };
  }

  return {
    CreateMeeting: {
      allow: 'signedIn',
      throttle,
      async run({ body, ...asked }) {
        const id = derivedId(asked.cause.commandId, 'meeting');
        await asked.send(toMeeting(id, { type: 'CreateMeeting', data: await planOf(body, asked) }));
        return { id };
      },
    },
    EditMeeting: {
      allow: 'signedIn',
      throttle,
      async run({ body, ...asked }) {
        const meeting = await currentState(tools, {
          stream: streamOf('meeting', body.meetingId),
          decider: meetingDecider,
        });
        if (!meeting || meeting.creatorId !== asked.principal().id) return refuse('not_found');
        const data = await planOf(changedBy(bodyOf(meeting), body), asked);
        await asked.send(toMeeting(body.meetingId, { type: 'EditMeeting', data }));
      },
    },
    DeleteMeeting: {
      allow: 'signedIn',
      async run({ query: { meetingId }, ...asked }) {
        const data = { byId: asked.principal().id };
        await asked.send(toMeeting(meetingId, { type: 'CancelMeeting', data }));
      },
    },
    MakeCalendarFeed: {
      allow: 'signedIn',
      claims: 'never',
      async run(asked) {
        const token = randomBytes(32).toString('base64url');
        await pool.query(
          `insert into ops.calendar_feed (owner_id, token_hash) values ($1, $2)
             on conflict (owner_id) do update set token_hash = $2, created_at = now()`,
          [asked.principal().id, hashOfToken(token)],
        );
        return { url: `${tools.publicUrl()}/api/Calendar/${token}.ics` };
      },
    },
    EndCalendarFeed: {
      allow: 'signedIn',
      claims: 'never',
      async run(asked) {
        await forgetFeed(pool, asked.principal().id);
      },
    },
  };
}

export const forgetFeed = (pool: CommandTools['pool'], ownerId: string) =>
  pool.query('delete from ops.calendar_feed where owner_id = $1', [ownerId]);
