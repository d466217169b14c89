import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import { endTolerance, mostSamples } from './contract/movement/samples.ts';
import type { SessionEvent } from './events.ts';
import { movementBasis, type Session } from './session.ts';

type Events = { [E in SessionEvent as E['type']]: E['data'] };

export type RecordMovement = Message<'RecordMovement', Readonly<{ askedBy: string }> & Events['MovementRecorded']>;

/** A repeated part changes nothing. Parts may not overlap, and all have one source. */
export function decideMovement({ data }: RecordMovement, session: Session): readonly SessionEvent[] {
  const { part, from, to, samples, source } = data;
  const { movement, duration } = session;
  if (movement.some(({ address }) => address === part.address)) return [];
  if (duration !== null && to > duration + endTolerance) return refuse('invalid_input', 'samples');
  if (movement.some((other) => other.source !== source)) return refuse('conflict', 'source');
  if (movement.some((other) => from <= other.to && other.from <= to)) return refuse('conflict', 'samples');
  if (samplesIn(movement) + samples > mostSamples) return refuse('payload_too_large', 'samples');
  return [{ type: 'MovementRecorded', data: { part, from, to, samples, ...(source && { source }) } }];
}

export type ReportMovement = Message<'ReportMovement', Events['MovementAnalysed']>;

/** Ignores a result for outdated parts: another result follows. */
export function decideMovementAnalysed({ data }: ReportMovement, session: Session): readonly SessionEvent[] {
  const { recordedParts, results, summary } = data;
  if (!isSame(recordedParts, movementBasis(session)) || isSame(recordedParts, session.movementAnalysed ?? []))
    return [];
  return [{ type: 'MovementAnalysed', data: { recordedParts, results, summary } }];
}

const isSame = (some: readonly string[], others: readonly string[]) => some.join() === others.join();

export const samplesIn = (parts: Session['movement']): number => parts.reduce((sum, { samples }) => sum + samples, 0);

/** Adds a part and keeps the parts in the order of the talk. */
export function withMovement(parts: Session['movement'], { part, ...about }: Events['MovementRecorded']) {
  return [...parts, { address: part.address, ...about }].sort((a, b) => a.from - b.from);
}
