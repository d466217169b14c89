import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { refuse } from '#domain/kernel/errors.ts';
import { sessionDetail } from '#domain/sessions/contract/calls.ts';
import { monotoneStretches } from '#domain/sessions/contract/monotone-stretches.ts';
import { speechNorms } from '#domain/sessions/contract/norms.ts';
import {
  type AnalysisResults,
  type AudioAnalysis,
  FailureReason,
  type PartName,
  type ScorePart,
  type SessionDetail,
  TranscriptMissingReason,
} from '#domain/sessions/contract/report.ts';
import { pauseRate, reportedPauses } from '#domain/sessions/contract/reported-pauses.ts';
import type { SlideChange, SlidePlan } from '#domain/sessions/contract/slides.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { deckAddresses, deckOfSession } from '#query-api/presentations/for-others.ts';
import { query } from '../query-area.ts';
import type { ReadResults } from './analysis-results.ts';
import { calibratedResults, calibratedSummary } from './calibrated.ts';
import { movementOf } from './movement-analysis.ts';
import { feedbackOf, type Spoken } from './session-feedback.ts';
import { ownerColumns, sessionColumns, sessionRowOf } from './session-row.ts';
import { type SeenDeck, slidesOf } from './session-slides.ts';
import { textAnalysisOf } from './text-analysis.ts';
import { thinToSamples } from './thin-series.ts';

type Audio = z.infer<typeof AudioAnalysis>;
type Part = z.infer<typeof ScorePart>;
type Summary = Omit<
  Audio,
  'pitch' | 'volume' | 'pauses' | 'monotoneStretches' | 'calculationLength' | 'isCompleted' | Later
> &
  Partial<Pick<Audio, Later>>;
/** Measures that older sessions lack, because they were added later. */
type Later = 'speechRate' | 'articulationRate' | 'signalToNoise' | 'warnings';

type Row = Parameters<typeof sessionRowOf>[0] & {
  analysisClass: SessionDetail['analysisClass'];
  kind: SessionDetail['kind'];
  sharing: SessionDetail['sharing'];
  gain: number | null;
  chapters: SessionDetail['chapters'];
  presentationId: string | null;
  slides: readonly SlideChange[];
  slidePlan: SlidePlan;
  origin: 'upload' | 'recording';
  media: { size: number; contentType: string };
  results: { address: string } | null;
  summary: Summary | null;
  scoreVersion: number | null;
  textMisfit: SessionDetail['textMisfit'];
  scoreParts: Part[];
  advice: SessionDetail['advice'];
  failureReason: string | null;
  transcription: SessionDetail['transcriptionStatus'];
  transcriptionReason: string | null;
  feedback: Spoken | null;
  movement: Parameters<typeof movementOf>[0];
} & Parameters<typeof textAnalysisOf>[0];

export const sessionDetailQuery = (readResults: ReadResults, keys: Keys) =>
  query(sessionDetail, {
    allow: 'signedIn',
    async answer({ params: { id }, query: { points }, userId }, pool) {
      const person = userId();
      const row = await findSession(pool, id, person);
      const { presentationId } = row;
      const deck = presentationId === null ? null : await deckOfSession(pool, presentationId, person);
      const seen = deck && { deck, ...deckAddresses(keys, deck.id, person) };
      const detail = await detailOf(row, { points, readResults, seen });
      return { ...detail, ...(await forOwner(pool, id)) };
    },
  });

/** Tags and recipients of the caller's own session. Other readers of the report do not get them. */
async function forOwner(pool: Pool, id: string): Promise<Pick<Row, 'sharedWith' | 'sharedWithNames' | 'tags'>> {
  const text = `select ${ownerColumns} from sessions.session_list l where l.id = $1`;
  const { rows } = await pool.query({ name: 'session-for-owner', text, values: [id] });
  return rows[0] ?? {};
}

/** `points`: maximum points of a curve. `seen`: the deck, if the reader may see it. */
type SeriesOptions = Readonly<{ points: number; readResults: ReadResults; seen?: SeenDeck | null }>;

/** The complete report of a session. */
export async function detailOf(row: Row, { points, readResults, seen = null }: SeriesOptions): Promise<SessionDetail> {
  const results = row.results && (await readResults<AnalysisResults>(row.results.address));
  const summary = row.summary && calibratedSummary(row.summary, row.gain);
  const sound = results && calibratedResults(results, row.gain);
  const text = await textAnalysisOf(row, readResults);
  return {
    ...sessionRowOf(row),
    ...reportOf(row),
    audioAnalysis: sound && summary && audioOf(summary, sound, { ...row, points }),
    averages: averagesOf(summary),
    textAnalysis: text,
    ...slidesOf(row, { sound, text }, seen),
    aiFeedback: row.feedback && (await feedbackOf(row.feedback, readResults)),
    ...(await movementOf(row.movement, { points, readResults })),
    ...later,
  };
}

// Empty until a feature fills them.
const later = {
  videoFeedback: [],
  transcriptionSlides: [],
} satisfies Partial<z.input<typeof sessionDetail.answer>>;

/** @throws not_found if the person has no such session */
export async function findSession(pool: Pool, id: string, ownerId: string): Promise<Row> {
  const { rows } = await pool.query<Row>({
    name: 'session-detail',
    text: `select ${sessionColumns}, d.analysis_class as "analysisClass", d.kind, d.sharing, d.gain, d.chapters, d.presentation_id as "presentationId", d.slides,
            d.slide_plan as "slidePlan", d.origin, d.media, d.results, d.summary,
            d.score_version as "scoreVersion", d.text_misfit as "textMisfit", d.score_parts as "scoreParts", d.failure_reason as "failureReason",
            d.advice, d.transcription, d.transcription_reason as "transcriptionReason", d.words,
            d.text_summary as "textSummary", d.dismissed, d.feedback, d.movement
       from sessions.session_list l join sessions.session_detail d using (id)
      where l.id = $1 and l.owner_id = $2`,
    values: [id, ownerId],
  });
  return rows[0] ?? refuse('not_found');
}

function reportOf(row: Row) {
  const { id, name, type, origin, media, scoreParts, failureReason } = row;
  const audioUrl = `/api/Sessions/${id}/Media`;
  return {
    analysisClass: row.analysisClass,
    kind: row.kind,
    sharing: row.sharing,
    chapters: row.chapters,
    duration: row.duration,
    failure:
      failureReason === null ? null : { reason: reasonOf(failureReason), canRetry: failureReason !== 'media_missing' },
    sessionScores: scoreParts.length ? scoresOf(scoreParts) : null,
    scoreParts,
    scoreVersion: row.scoreVersion,
    textMisfit: row.textMisfit,
    advice: row.advice,
    transcriptionStatus: row.transcription,
    transcriptionReason: row.transcriptionReason === null ? null : missingReasonOf(row.transcriptionReason),
    audioUrl,
    audioFile: { size: media.size, contentType: media.contentType },
    videoInfo: type === 'video' ? { title: name, uri: audioUrl } : null,
    videoFromRecording: type === 'video' && origin === 'recording',
  };
}

/** Maps a reason that a newer version stored to a known one. */
const reasonOf = (reason: string) => z.catch(FailureReason, 'internal').parse(reason);

const missingReasonOf = (reason: string) => z.catch(TranscriptMissingReason, 'engine_unavailable').parse(reason);

const scoresOf = (parts: readonly Part[]) =>
  Object.fromEntries(parts.map(({ name, score }) => [name, score])) as Record<PartName, number | null>;

type PartContext = Pick<Row, 'duration' | 'scoreParts'> & Readonly<{ points: number }>;

function audioOf(summary: Summary, results: AnalysisResults, shown: PartContext): Audio {
  const { points, duration: known, scoreParts } = shown;
  const duration = known ?? 0;
  const pitch = scoreParts.find(({ name }) => name === 'pitch');
  const least = pitch?.good.from ?? speechNorms.pitchVariation.from;
  return {
    ...{ speechRate: null, articulationRate: null, signalToNoise: null, warnings: [] },
    ...summary,
    // The stored rate of older sessions includes the silence before and after the speech.
    pausesPerMinute: summary.pausesPerMinute === null ? null : pauseRate(results.pauses, duration),
    monotoneStretches: results.pitchDynamism ? [...monotoneStretches(results.pitchDynamism, { least, duration })] : [],
    pitch: thinToSamples(results.pitch, points),
    volume: thinToSamples(results.volume, points),
    hesitations: results.hesitations ? [...results.hesitations] : null,
    pauses: [...reportedPauses(results.pauses, duration)],
    calculationLength: duration,
    isCompleted: true,
  };
}

const averagesOf = (summary: Summary | null) => ({
  pitch: summary?.averagePitch ?? null,
  volume: summary?.averageVolume ?? null,
  pauses: summary?.averagePauseTime ?? null,
});
