import { dayMs } from '#domain/kernel/durations.ts';
import type { SlideChange } from '#domain/sessions/contract/slides.ts';
import { daysKept, type unfinishedTakes } from '#domain/sessions/contract/takes.ts';
import type { Answer } from '../lib/api.ts';
import type { MediaType } from '../sessions/for-others.ts';
import type { LocalTake } from './take-store.ts';

type ServerTake = Answer<typeof unfinishedTakes>[number];

/** An unfinished take, on this device, on the server, or on both. */
export type UnfinishedTake = Readonly<{
  id: string;
  type: MediaType;
  recordedAt: string;
  seconds: number;
  local: LocalTake | undefined;
  /** Chunks that the server has. */
  arrived: number;
  /** Seconds at which chapters begin, as far as this device or the server knows. */
  chapters: readonly number[];
  /** The deck, and when each of its slides was shown. */
  presentationId?: string | undefined;
  timestamps: readonly SlideChange[];
}>;

/** A take that is only on the server counts as abandoned this long after its last chunk. */
const restMs = 60_000;
const keptMs = daysKept * dayMs;

type Found = Readonly<{
  local: readonly LocalTake[];
  server: readonly ServerTake[];
  /** Whether a window of this browser has the take open. */
  isHeld: (id: string) => boolean;
  now: number;
}>;

/** The takes that can be continued or sent here, newest first. */
export function unfinishedOf({ local, server, isHeld, now }: Found): readonly UnfinishedTake[] {
  const onServer = new Map(server.map((take) => [take.id, take]));
  const here = local
    .map((take) => ({ take, known: onServer.get(take.id) }))
    .map(({ take, known }) => ({
      ...about(take),
      seconds: Math.max(take.seconds, known?.seconds ?? 0),
      local: take,
      arrived: known?.chunks ?? 0,
      chapters: longer(take.chapters, known?.chapters),
      presentationId: take.presentationId ?? known?.presentationId ?? undefined,
      timestamps: longer(take.timestamps, known?.timestamps),
    }));
  const ids = new Set(local.map(({ id }) => id));
  const elsewhere = server
    .filter((take) => !ids.has(take.id) && take.chunks > 0 && Date.parse(take.deletedAt) - keptMs < now - restMs)
    .map((take) => ({
      ...about(take),
      seconds: take.seconds,
      local: undefined,
      arrived: take.chunks,
      chapters: take.chapters,
      presentationId: take.presentationId ?? undefined,
      timestamps: take.timestamps,
    }));
  return [...here, ...elsewhere]
    .filter(({ id }) => !isHeld(id))
    .sort((one, other) => other.recordedAt.localeCompare(one.recordedAt));
}

const about = ({ id, type, recordedAt }: Pick<UnfinishedTake, 'id' | 'type' | 'recordedAt'>) => ({
  id,
  type,
  recordedAt,
});

/** The longer list, which contains the other: marks are only ever added. */
function longer<Mark>(one: readonly Mark[] = [], other: readonly Mark[] = []): readonly Mark[] {
  return other.length > one.length ? other : one;
}
