import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';
import { personal } from '#domain/kernel/personal.ts';

/** Subject and time of a meeting. Times are UTC; `timeZone` is the one its creator thinks in. */
const appointment = {
  creatorId: Id,
  kind: z.enum(['custom_meeting', 'blizz_meeting']),
  subject: personal(z.string(), { field: 'creatorId' }),
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime(),
  timeZone: z.string(),
  /** Empty where there is none. */
  meetingLink: personal(z.string(), { field: 'creatorId' }),
  password: personal(z.string(), { field: 'creatorId' }),
};

// Stored for ever: add fields or new events, never rename or retype one.
export const meetingEvents = {
  MeetingCreated: z.object(appointment),
  MeetingChanged: z.object(appointment),
  /** `sealId`: whose key the address is sealed with; the person's own, or one of its own where nobody has an account there. */
  MeetingPersonInvited: z.object({
    inviteeId: Id,
    email: personal(z.string(), { field: 'sealId' }),
    sealId: Id,
    userId: z.nullable(Id),
  }),
  MeetingPersonRemoved: z.object({ inviteeId: Id }),
  /** The invited person was erased. */
  MeetingPersonForgotten: z.object({ inviteeId: Id }),
  MeetingCancelled: z.object({}),
};

export type MeetingEvent = MessageOf<typeof meetingEvents>;
