import type { Decider } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { DrillEvent } from './events.ts';

type Kept = Extract<DrillEvent, { type: 'DrillKept' }>['data'];
export type DrillCommand = Message<'KeepDrill', Kept> | Message<'ForgetDrill', Readonly<{ askedBy: string }>>;
export type Drill = Readonly<{ ownerId: string }> | 'none' | 'forgotten';

export const drillDecider: Decider<Drill, DrillCommand, DrillEvent> = {
  initialState: 'none',

  decide({ type, data }, drill) {
    if (type === 'KeepDrill') return drill === 'none' ? [{ type: 'DrillKept', data: { ...data } }] : [];
    if (typeof drill === 'string' || drill.ownerId !== data.askedBy) return refuse('not_found');
    return [{ type: 'DrillForgotten', data: {} }];
  },

  evolve: (_drill, event) => (event.type === 'DrillKept' ? { ownerId: event.data.ownerId } : 'forgotten'),
};
