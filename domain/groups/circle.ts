import type { Decider } from '#domain/kernel/decider.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { CircleEvent } from './events.ts';

type Where = Readonly<{ groupId: string }>;

/** The groups of a person. This stream follows the streams of the groups. */
export const circleDecider: Decider<
  readonly string[],
  Message<'EnterGroup', Where> | Message<'LeaveGroup', Where>,
  CircleEvent
> = {
  initialState: [],
  decide({ type, data: { groupId } }, groups) {
    const isThere = groups.includes(groupId);
    if (isThere === (type === 'EnterGroup')) return [];
    return [{ type: type === 'EnterGroup' ? 'GroupEntered' : 'GroupLeft', data: { groupId } }];
  },
  evolve(groups, { type, data: { groupId } }) {
    if (type === 'GroupEntered') return [...groups, groupId];
    return type === 'GroupLeft' ? groups.filter((id) => id !== groupId) : groups;
  },
};
