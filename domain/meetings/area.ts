import type { Area, Folding } from '#domain/kernel/area.ts';
import { calendarFeed, calendarFile, meetingCommands, meetingList } from './contract/calls.ts';
import { eventWords } from './contract/event-words.ts';
import { meetingDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import { type MeetingEvent, meetingEvents } from './events.ts';

/** Meetings of people, with or without an account, and their calendars. */
export const meetingsArea = {
  name: 'meetings',
  hasReadModels: true,
  streams: [
    {
      category: 'meeting',
      events: meetingEvents,
      samples: storedSamples,
      decider: meetingDecider as Folding,
      ownerInEvent(event: MeetingEvent) {
        if (event.type === 'MeetingCreated') return event.data.creatorId;
        return event.type === 'MeetingPersonInvited' ? (event.data.userId ?? undefined) : undefined;
      },
      concernsOthers: true,
      title(event: MeetingEvent) {
        if (event.type !== 'MeetingCreated' && event.type !== 'MeetingChanged') return undefined;
        return { title: event.data.subject, words: [event.data.subject] };
      },
    },
  ],
  eventWords,
  commands: meetingCommands,
  uploads: {},
  queries: { meetingList, calendarFeed, calendarFile },
  keeps: [{ data: 'meetings', readers: ['self', 'invited'], until: 'deleted' }],
} as const satisfies Area;
