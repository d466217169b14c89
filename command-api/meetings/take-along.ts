import { idOf } from '#domain/kernel/ids.ts';
import { type Meeting, meetingDecider } from '#domain/meetings/decider.ts';
import { storedState } from '#infra/event-store/stored-state.ts';
import type { TakeAlong, TakeTools } from '../command-area.ts';
import { jsonFile } from '../export-file.ts';

export const takeAlong: TakeAlong = {
  holds: ['meetings'],
  contents: {
    de: `meetings.json      Treffen, zu denen Sie eingeladen haben oder eingeladen sind`,
    en: `meetings.json      meetings that you called or are invited to`,
  },
  files({ userId, streams }, { store }) {
    const own = streams.meeting ?? [];
    return own.length === 0 ? [] : [jsonFile('meetings.json', () => all(store, own, userId))];
  },
};

async function all(store: TakeTools['store'], streams: readonly string[], userId: string) {
  const meetings: object[] = [];
  for (const stream of streams) {
    const meeting = await storedState(store, stream, meetingDecider);
    if (meeting) meetings.push({ id: idOf(stream), ...partOf(meeting, userId) });
  }
  return meetings;
}

/** Leaves out addresses that another person typed. */
function partOf({ creatorId, invitees, changes: _, ...meeting }: Meeting, userId: string) {
  if (creatorId === userId) return { ...meeting, isOwn: true, invited: invitees.map(({ email }) => email) };
  return { ...meeting, isOwn: false, isInvited: invitees.some((one) => one.userId === userId) };
}
