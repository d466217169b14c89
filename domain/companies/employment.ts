import * as z from 'zod/mini';
import type { Decider } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { Id } from '#domain/kernel/ids.ts';
import type { Message, MessageOf } from '#domain/kernel/message.ts';
import type { SamplesOf } from '#domain/kernel/stored-sample.ts';

/** In the stream `employment-<user>`: a person is in one company at most. */
export const employmentEvents = {
  EmploymentTaken: z.object({ companyId: Id }),
  EmploymentEnded: z.object({ companyId: Id }),
};
export type EmploymentEvent = MessageOf<typeof employmentEvents>;

/** The company that the person is in. */
export type Employment = Readonly<{ companyId: string | null }>;

type EmploymentCommand =
  /** `left`: corrects the stream if the person is no longer in that company and no event has recorded it. */
  | Message<'TakeEmployment', Readonly<{ companyId: string; left: string | null }>>
  | Message<'EndEmployment', Readonly<{ companyId: string }>>;

export const employmentDecider: Decider<Employment, EmploymentCommand, EmploymentEvent> = {
  initialState: { companyId: null },

  decide({ type, data }, { companyId: now }) {
    if (type === 'EndEmployment')
      return now === data.companyId ? [{ type: 'EmploymentEnded', data: { companyId: now } }] : [];
    const taken: EmploymentEvent = { type: 'EmploymentTaken', data: { companyId: data.companyId } };
    if (now === null) return [taken];
    if (now === data.companyId) return [];
    if (now === data.left) return [{ type: 'EmploymentEnded', data: { companyId: now } }, taken];
    return refuse('InvalidOperationException');
  },

  evolve: (_employment, { type, data }) => ({ companyId: type === 'EmploymentTaken' ? data.companyId : null }),
};

export const employmentSamples: SamplesOf<EmploymentEvent> = {
  EmploymentTaken: { type: 'EmploymentTaken', data: { companyId: '5'.repeat(32) } },
  EmploymentEnded: { type: 'EmploymentEnded', data: { companyId: '5'.repeat(32) } },
};
