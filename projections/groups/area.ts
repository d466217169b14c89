import { groupEvents, postEvents, videoEvents } from '#domain/groups/events.ts';
import { userEvents } from '#domain/users/events.ts';
import type { AreaProjection } from '../projection.ts';
import { groupListModel } from './group-list.ts';
import { memberModel } from './member.ts';
import { postModel } from './post.ts';
import { videoModel } from './video.ts';

export const groupsProjection: AreaProjection = {
  schema: 'groups',
  version: 4,
  streams: ['group-', 'grouppost-', 'groupvideo-', 'user-'],
  events: { ...groupEvents, ...postEvents, ...videoEvents, UserErased: userEvents.UserErased },
  readModels: [groupListModel, memberModel, postModel, videoModel],
};
