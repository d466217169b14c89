import type { groupsArea } from '#domain/groups/area.ts';
import type { QueryArea } from '../query-area.ts';
import { groupDetailQuery } from './group-detail.ts';
import { companyGroupsQuery, myGroupsQuery, publicGroupsQuery } from './group-lists.ts';
import { groupMediaQuery } from './group-media.ts';
import { groupMembersQuery } from './members.ts';
import { groupPostsQuery } from './posts.ts';
import { groupVideosQuery } from './videos.ts';

export const groups: QueryArea<typeof groupsArea> = (tools) => ({
  myGroups: myGroupsQuery,
  publicGroups: publicGroupsQuery,
  companyGroups: companyGroupsQuery,
  groupDetail: groupDetailQuery(tools.keys),
  groupMembers: groupMembersQuery(tools.keys),
  groupPosts: groupPostsQuery(tools.keys),
  groupVideos: groupVideosQuery(tools.keys),
  groupMedia: groupMediaQuery(tools),
});
