import type { Area, Folding } from '#domain/kernel/area.ts';
import * as contract from './contract/calls.ts';
import { eventWords } from './contract/event-words.ts';
import * as guests from './contract/guest-calls.ts';
import { shareDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import { type ShareEvent, shareEvents } from './events.ts';
import { type GuestEvent, guestEvents } from './guest-events.ts';
import { guestDecider } from './guest-link.ts';

/** Talks that people share with each other, and their feedback. Shares follow people and groups; the talk itself belongs to `sessions`. */
export const sharesArea = {
  name: 'shares',
  streams: [
    {
      category: 'sharing',
      events: shareEvents,
      samples: storedSamples,
      decider: shareDecider as Folding,
      ownerInEvent: (event: ShareEvent) => {
        if (event.type === 'SharingBegun') return event.data.ownerId;
        return event.type === 'TalkShared' ? event.data.recipientId : undefined;
      },
      concernsOthers: true,
    },
    {
      category: 'guestlink',
      events: guestEvents,
      samples: storedSamples,
      decider: guestDecider as Folding,
      ownerInEvent: (event: GuestEvent) => (event.type === 'GuestLinkMade' ? event.data.ownerId : undefined),
    },
  ],
  hasReadModels: true,
  eventWords,
  commands: { ...contract.shareCommands, ...guests.guestCommands },
  uploads: {},
  queries: {
    sharedSessions: contract.sharedSessions,
    sharedSession: contract.sharedSession,
    sharedSeries: contract.sharedSeries,
    sharedPeaks: contract.sharedPeaks,
    sharedMedia: contract.sharedMedia,
    sharedFile: contract.sharedFile,
    sharingUsers: contract.sharingUsers,
    sharedByUser: contract.sharedByUser,
    sharedByUserDetail: contract.sharedByUserDetail,
    sharedByUsers: contract.sharedByUsers,
    sessionSharing: contract.sessionSharing,
    companions: contract.companions,
    guestLinks: guests.guestLinks,
    guestTalk: guests.guestSession,
    guestSeries: guests.guestSeries,
    guestPeaks: guests.guestPeaks,
    guestMedia: guests.guestMedia,
    guestSeminar: guests.guestSeminar,
  },
  keeps: [{ data: 'shared_talks', readers: ['self', 'chosen'], until: 'deleted' }],
} as const satisfies Area;
