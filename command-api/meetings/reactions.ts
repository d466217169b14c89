import { inboxDecider, inboxStream, notify, timeOfOwnMail } from '#command-api/notifications/for-others.ts';
import { loadUser } from '#command-api/users/for-others.ts';
import { stateAfter } from '#domain/kernel/decider.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { isErased } from '#domain/kernel/personal.ts';
import { changedParts, type MeetingPart } from '#domain/meetings/contract/changes.ts';
import { type Invitee, type Meeting, meetingDecider } from '#domain/meetings/decider.ts';
import type { MeetingEvent } from '#domain/meetings/events.ts';
import { storedState } from '#infra/event-store/stored-state.ts';
import { uuidv5 } from '#infra/ids.ts';
import { putMail } from '#infra/mail/put-mail.ts';
import type { Reaction, ReactionTools } from '../reaction.ts';
import { type MeetingNews, meetingMail } from './meeting-mails.ts';

const types: readonly MeetingEvent['type'][] = [
  'MeetingChanged',
  'MeetingPersonInvited',
  'MeetingPersonRemoved',
  'MeetingCancelled',
];

/** Mails the appointment to invited people, and mails them again when it changes. */
export const meetingReaction = (sender: string): Reaction => ({
  name: 'meetings',
  streams: ['meeting-'],
  types,
  async react(event, tools) {
    const happened = event as Recorded<MeetingEvent>;
    const history = ((await tools.store.readStream(event.stream)) as readonly Recorded<MeetingEvent>[]).filter(
      ({ revision }) => revision <= event.revision,
    );
    const fold = (events: readonly MeetingEvent[]) => stateAfter(meetingDecider, events);
    const [before, meeting] = [fold(history.slice(0, -1)), fold(history)];
    if (!before || !meeting || isErased(meeting.subject) || isOver(meeting, event.metadata.at)) return;
    const news = newsOf(happened);
    const changed = changedParts(before, meeting);
    for (const to of toldOf(happened, before, meeting))
      await tell(event, { news, meeting, changed, to, sender }, tools);
  },
});

const isOver = ({ endDate }: Meeting, at: string) => Date.parse(endDate) < Date.parse(at);

function newsOf({ type }: MeetingEvent): MeetingNews {
  if (type === 'MeetingPersonInvited') return 'invited';
  return type === 'MeetingChanged' ? 'changed' : 'cancelled';
}

function toldOf(event: MeetingEvent, before: Meeting, { invitees }: Meeting): readonly Invitee[] {
  if (event.type !== 'MeetingPersonInvited' && event.type !== 'MeetingPersonRemoved') return invitees;
  const { inviteeId } = event.data;
  return [...before.invitees, ...invitees].filter((one) => one.inviteeId === inviteeId).slice(0, 1);
}

/** The time zone of the person's quiet hours; null if they have set none. */
async function timeZoneOf(store: ReactionTools['store'], userId: string): Promise<string | null> {
  const { settings } = await storedState(store, inboxStream(userId), inboxDecider);
  return settings.quietHours?.timeZone ?? null;
}

type News = Readonly<{
  news: MeetingNews;
  meeting: Meeting;
  changed: readonly MeetingPart[];
  to: Invitee;
  sender: string;
}>;

async function tell(
  event: Recorded,
  { news, meeting, changed, to, sender }: News,
  tools: ReactionTools,
): Promise<void> {
  const { handle, store, write } = tools;
  if (isErased(to.email)) return;
  const [creator, invitee] = [
    await loadUser(store, meeting.creatorId),
    to.userId && (await loadUser(store, to.userId)),
  ];
  const mail = meetingMail(news, {
    ...{ id: idOf(event.stream), meeting, to, sender },
    timeZone: (to.userId && (await timeZoneOf(store, to.userId))) || meeting.timeZone,
    ...{ firstName: invitee ? invitee.firstName : null, locale: (invitee || creator)?.locale ?? 'de' },
    from: creator ? `${creator.firstName} ${creator.lastName}` : 'Rostra',
  });
  const id = uuidv5(event.id, `mail ${to.inviteeId}`);
  const names = creator ? [meeting.creatorId] : [];
  const type = `meeting_${news}` as const;
  const { userId } = to;
  const notBefore = userId === null ? 0 : await timeOfOwnMail(store, { userId, type, at: event.metadata.at });
  if (notBefore !== null) write((client) => putMail(client, { ...mail, id, names, notBefore }, userId));
  if (userId === null) return;
  const concerns = { meetingId: idOf(event.stream), ...(news === 'changed' && { changed: changed.join(',') }) };
  await notify(handle, event, { type, to: userId, byId: meeting.creatorId, concerns });
}
