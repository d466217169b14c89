import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { MeetingEvent } from './events.ts';

const creatorId = '1'.repeat(32);
const inviteeId = '2'.repeat(32);
const appointment = {
  ...{ creatorId, kind: 'custom_meeting' as const, subject: 'Probe der Keynote', timeZone: 'Europe/Berlin' },
  ...{ startDate: '2026-10-25T08:00:00.000Z', endDate: '2026-10-25T09:00:00.000Z' },
  ...{ meetingLink: 'https://meet.example.org/probe', password: 'rot-13' },
} as const;

/** Events as stored. When a shape changes, its former sample moves to `oldSamples` of the area. */
export const storedSamples: SamplesOf<MeetingEvent> = {
  MeetingCreated: { type: 'MeetingCreated', data: appointment },
  MeetingChanged: { type: 'MeetingChanged', data: { ...appointment, subject: 'Generalprobe' } },
  MeetingPersonInvited: {
    type: 'MeetingPersonInvited',
    data: { inviteeId, email: 'bob@example.org', sealId: '3'.repeat(32), userId: null },
  },
  MeetingPersonRemoved: { type: 'MeetingPersonRemoved', data: { inviteeId } },
  MeetingPersonForgotten: { type: 'MeetingPersonForgotten', data: { inviteeId } },
  MeetingCancelled: { type: 'MeetingCancelled', data: {} },
};
