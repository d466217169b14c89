import * as z from 'zod/mini';
import type { Area, Folding } from '#domain/kernel/area.ts';
import { circleDecider } from './circle.ts';
import * as contract from './contract/calls.ts';
import { eventWords } from './contract/event-words.ts';
import * as itemCalls from './contract/items.ts';
import { groupDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import {
  circleEvents,
  type GroupEvent,
  groupEvents,
  type PostEvent,
  postEvents,
  type VideoEvent,
  videoEvents,
} from './events.ts';
import { postDecider, videoDecider } from './items.ts';

/** Groups in which people practise with each other: members, posts, videos. */
export const groupsArea = {
  name: 'groups',
  streams: [
    {
      category: 'group',
      events: groupEvents,
      samples: storedSamples,
      decider: groupDecider as Folding,
      ownerInEvent: (event: GroupEvent) => {
        if (event.type === 'GroupCreated') return event.data.ownerId;
        return event.type === 'MemberJoined' ? event.data.memberId : undefined;
      },
      concernsOthers: true,
      title: (event: GroupEvent) => {
        if (event.type === 'GroupPurged') return null;
        if (event.type !== 'GroupCreated' && event.type !== 'GroupRenamed') return undefined;
        return { title: event.data.name, words: [event.data.name] };
      },
    },
    {
      category: 'grouppost',
      events: postEvents,
      samples: storedSamples,
      decider: postDecider as Folding,
      ownerInEvent: (event: PostEvent) => (event.type === 'GroupPostWritten' ? event.data.posterId : undefined),
      title: (event: PostEvent) => {
        if (event.type === 'GroupPostDeleted') return null;
        return event.type === 'GroupPostWritten' ? { title: null, words: [event.data.groupId] } : undefined;
      },
    },
    {
      category: 'groupvideo',
      events: videoEvents,
      samples: storedSamples,
      decider: videoDecider as Folding,
      ownerInEvent: (event: VideoEvent) => (event.type === 'GroupVideoAdded' ? event.data.uploaderId : undefined),
      title: (event: VideoEvent) => {
        if (event.type === 'GroupVideoDeleted') return null;
        return event.type === 'GroupVideoAdded' ? { title: null, words: [event.data.groupId] } : undefined;
      },
    },
    {
      category: 'circle',
      accompanies: true,
      events: circleEvents,
      samples: storedSamples,
      decider: circleDecider as Folding,
      ownerInId: (id: string) => id,
    },
  ],
  hasReadModels: true,
  eventWords,
  commands: contract.groupCommands,
  uploads: contract.groupUploads,
  queries: {
    myGroups: contract.myGroups,
    publicGroups: contract.publicGroups,
    companyGroups: contract.companyGroups,
    groupDetail: contract.groupDetail,
    groupMembers: contract.groupMembers,
    groupPosts: itemCalls.groupPosts,
    groupVideos: itemCalls.groupVideos,
    groupMedia: itemCalls.groupMedia,
  },
  keeps: [{ data: 'group_posts', readers: ['group'], until: 'deleted' }],
  jobs: {
    /** `removalId`: the event that removed it. */
    'group-purge': z.object({ groupId: z.string(), removalId: z.string() }),
    'group-post-news': z.object({ postId: z.string() }),
    /** `to`: `user <id>` or `invitation <id>`. */
    'group-post-mail': z.object({ postId: z.string(), to: z.string() }),
  },
} as const satisfies Area;
