import type { StreamCategory } from '#domain/history/contract.ts';
import type { Message } from '#domain/kernel/message.ts';
import { quotaDecider } from '#domain/quotas/decider.ts';
import { reservationDecider } from '#domain/reservations/decider.ts';
import { sessionDecider } from '#domain/sessions/decider.ts';
import { dataExportDecider } from '#domain/users/data-export-decider.ts';
import { userDecider } from '#domain/users/decider.ts';

/** How a state comes about. Methods: a decider of one area fits, which is given no other events. */
export type Folding = Readonly<{ initialState: unknown; evolve(state: unknown, event: Message): unknown }>;

/**
 * By what a stream is about: what decides on it. A new kind of stream does not compile until it is here. Of look-ups the
 * state is only which of them are too young to count again: it says nothing to anybody.
 */
const foldings: Readonly<Record<StreamCategory, Folding | undefined>> = {
  user: userDecider as Folding,
  session: sessionDecider as Folding,
  quota: quotaDecider as Folding,
  export: dataExportDecider as Folding,
  email: reservationDecider as Folding,
  username: reservationDecider as Folding,
  lookup: undefined,
};

const categoryOf = (stream: string): string => stream.slice(0, stream.indexOf('-'));

/** Undefined where this version decides nothing on such a stream. */
export function foldingOf(stream: string): Folding | undefined {
  const category = categoryOf(stream);
  return Object.hasOwn(foldings, category) ? foldings[category as StreamCategory] : undefined;
}
