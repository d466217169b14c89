import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';
import { personal } from '#domain/kernel/personal.ts';

/** Subject and time of a meeting. Times are UTC; `timeZone` is its creator's. */
const appointment = {
  creatorId: Id,
  kind: z.enum(['custom_meeting', 'blizz_meeting']),
  subject: personal(z.string(), { field: 'creatorId' }),
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime(),
  timeZone: z.string(),
  /** Empty if there is none. */
  meetingLink: personal(z.string(), { field: 'creatorId' }),
  password: personal(z.string(), { field: 'creatorId' }),
};

// Stored for ever: add fields or new events, never rename or retype one.
export const meetingEvents = {
  MeetingCreated: z.object(appointment),
  MeetingChanged: z.object(appointment),
  /** `sealId`: the key that seals the address: the person's own, or a separate one if the address has no account. */
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
