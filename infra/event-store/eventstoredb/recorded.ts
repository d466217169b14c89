import type { AllStreamResolvedEvent, ResolvedEvent } from '@eventstore/db-client';
import type { Recorded } from '#domain/kernel/message.ts';

/** One event of a read, or undefined for a link to a deleted event. Positions of streams need server 22.6. */
export function toRecorded({ event }: ResolvedEvent | AllStreamResolvedEvent): Recorded | undefined {
  if (!event) return undefined;
  const { id, type, data, metadata, streamId, revision, position } = event;
  if (!position) throw new TypeError('the server told no position: it has to be version 22.6 or later');
  const recorded = {
    id,
    type,
    data,
    metadata,
    stream: streamId,
    revision: Number(revision),
    position: position.commit,
  };
  // True for events that were appended through this port. Events of other programs may have any shape.
  return recorded as unknown as Recorded;
}

/** Streams of the server itself: metadata, statistics, its projections. */
export const isSystem = ({ stream }: Pick<Recorded, 'stream'>): boolean => stream.startsWith('$');
