import type { Pool } from 'pg';
import { quotaPeriodOf } from '#command-api/quotas/for-others.ts';
import { DomainError, refuse } from '#domain/kernel/errors.ts';
import { type Chapter, chaptersText } from '#domain/sessions/contract/chapters.ts';
import type { Cut } from '#domain/sessions/contract/cut.ts';
import type { SessionKind } from '#domain/sessions/contract/norms.ts';
import type { SlideChange } from '#domain/sessions/contract/slides.ts';
import type { SessionState } from '#domain/sessions/session.ts';
import { refer, release } from '#infra/blobs/blob-references.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import type { Handled } from '#infra/event-store/command-handler.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import type { UploadedFile } from '#infra/http/receive-upload-file.ts';
import type { Principal } from '#infra/http/rules.ts';
import { derivedId } from '#infra/ids.ts';
import type { MediaFormat } from '#infra/media/media-format.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { CallContext } from '../command-area.ts';
import type { Cause } from '../commands.ts';
import type { AnalysisQuota, Claim } from './analysis-quota.ts';
import { createdAnswer, loadSession, toSession } from './stored-session.ts';

/** The person's description of the recording. `recordedAt` defaults to now. */
export type Described = Readonly<{
  name: string;
  locale: 'de' | 'en';
  type: 'audio' | 'video';
  analysisClass: 'fast' | 'relaxed';
  origin: 'upload' | 'recording';
  recordedAt?: string;
  sharing: ('transcription' | 'coach')[];
  kind: SessionKind;
  cut?: Cut;
  /** The microphone, and the gain in dB that is added to its level. */
  device?: string;
  gain?: number;
  /** Times in seconds after the cut. */
  chapters?: readonly Chapter[];
  /** The deck, and the times at which its slides were shown, in seconds after the cut. */
  presentationId?: string;
  slides?: SlideChange[];
  slidePlan?: (number | null)[];
}>;

export type Arrival = Readonly<{
  described: Described;
  file: UploadedFile;
  format: MediaFormat;
  principal: Principal;
  cause: Cause;
  send: (addressed: ReturnType<typeof toSession>, step?: string) => Promise<Handled<SessionState>>;
  reached: CallContext['reached'];
  /** The id, if it is known before the command. */
  sessionId?: string;
}>;

type Deps = Readonly<{
  store: EventStore;
  pool: Pool;
  blobs: BlobStore;
  quota: AnalysisQuota;
}>;

export type CreateSession = ReturnType<typeof sessionCreator>;

/** Reserves quota, stores the blob, creates the session. A refusal undoes the earlier steps; later jobs clean up after a crash. */
export function sessionCreator({ store, pool, blobs, quota }: Deps) {
  return async (arrival: Arrival) => {
    const { described, principal, cause } = arrival;
    const { sessionId = derivedId(cause.commandId, 'session') } = arrival;
    const earlier = await answerOf(sessionId, arrival);
    if (earlier) return earlier;

    await refuseManyWaiting(pool, principal.id);
    const claim = { principal, period: quotaPeriodOf(new Date()), sessionId, cause };
    await quota.reserve(claim, described.analysisClass);
    try {
      return await begin(arrival, claim);
    } catch (error) {
      // After any other error the session may or may not exist: a later check settles it.
      if (!(error instanceof DomainError)) throw error;
      // A parallel repeat was faster: the quota and the blob belong to its session.
      const quicker = await answerOf(sessionId, arrival);
      if (quicker) return quicker;
      await quota.giveBack(claim);
      await inTransaction(pool, (client) => release(client, sessionId, blobs));
      throw error;
    }
  };

  /** Undefined if there is no such session. */
  async function answerOf(sessionId: string, { reached }: Arrival) {
    const { state, history } = await loadSession(store, sessionId);
    const last = history.at(-1);
    if (state === 'none' || !last) return undefined;
    reached(last.position);
    return createdAnswer(sessionId, state);
  }

  async function begin({ described, file, format, principal, send }: Arrival, { sessionId, period }: Claim) {
    // Adds the reference before the blob is stored, so that deleting another session with this recording keeps it.
    await refer(pool, await blobs.addressOf(principal.id, file.sha256), sessionId);
    const { address, size } = await blobs.put(principal.id, file);
    const media = { address, size, contentType: format.contentType, demuxer: format.demuxer };
    const recordedAt = described.recordedAt ?? new Date().toISOString();
    const { chapters = [], ...said } = described;
    const data = { ...said, recordedAt, ownerId: principal.id, media, quotaPeriod: period };
    const { state } = await send(toSession(sessionId, { type: 'CreateSession', data }));
    if (chapters.length > 0) {
      const marked = { askedBy: principal.id, chapters: chaptersText(chapters) };
      await send(toSession(sessionId, { type: 'MarkChapters', data: marked }), 'chapters');
    }
    return createdAnswer(sessionId, state);
  }
}

/**
 * Maximum number of waiting sessions per person, even if the plan has no monthly limit. The queue serves other people first
 * in any case.
 */
const mostWaiting = 100;

async function refuseManyWaiting(pool: Pool, ownerId: string): Promise<void> {
  const { rowCount } = await pool.query(
    `select from ops.job where owner_id = $1 and state in ('queued', 'running') and kind = 'analysis' limit $2`,
    [ownerId, mostWaiting],
  );
  if (rowCount === mostWaiting) refuse('too_many_waiting');
}
