/** What other areas may use of groups here. */
export { groupsOf } from './group-lists.ts';
export { managesAs } from './manages-as.ts';
