import type { Area, Folding } from '#domain/kernel/area.ts';
import { invitationCommands, invitationList, invitationUploads } from './contract/calls.ts';
import { eventWords } from './contract/event-words.ts';
import { invitationDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import { type InvitationEvent, invitationEvents } from './events.ts';

/** Invitations to seminars, groups and companies, also for people without an account. */
export const invitationsArea = {
  name: 'invitations',
  streams: [
    {
      category: 'invitation',
      events: invitationEvents,
      samples: storedSamples,
      decider: invitationDecider as Folding,
      ownerInEvent: (event: InvitationEvent) =>
        event.type === 'InvitationSent'
          ? event.data.inviterId
          : 'inviteeId' in event.data
            ? event.data.inviteeId
            : undefined,
      concernsOthers: true,
    },
  ],
  hasReadModels: true,
  eventWords,
  commands: invitationCommands,
  uploads: invitationUploads,
  queries: { invitationList },
  keeps: [{ data: 'invitations', readers: ['self', 'invited'], until: 'account' }],
} as const satisfies Area;
