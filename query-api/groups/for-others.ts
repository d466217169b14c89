/** The exports of groups for other areas. */
export { groupsOf } from './group-lists.ts';
export { managesAs } from './manages-as.ts';
