import { type Completion, streamCompletions } from '#domain/history/contract/calls.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { completionOf, type OwnWork } from '#domain/participation/contract/progress.ts';
import type { OutlineElement } from '#domain/seminars/contract/outline.ts';
import { isStreamOf, streamOf } from '#domain/stream-names.ts';
import { aboutStream } from './about-stream.ts';
import type { ReadStored } from './kept-streams.ts';
import { revisionAt, wantedRevision } from './stream-state.ts';

/** The fields of a participation and of an element that decide completion. */
type Participation = OwnWork & Readonly<{ seminarId: string }>;
type Element = OutlineElement & Readonly<{ title: string; content: Readonly<{ type: Completion['type'] }> }>;
type Seminar = Readonly<{ blocks: readonly Readonly<{ elements: readonly Element[] }>[] }>;

type Tools = Parameters<typeof aboutStream>[1] & Readonly<{ read: ReadStored }>;

/** Tells which elements were complete at a chosen event. Applies the decider's rules to the work and the seminar of that time. */
export const streamCompletionsQuery = (tools: Tools) =>
  aboutStream(streamCompletions, tools, async ({ params: { id }, query: wanted }) => {
    if (!isStreamOf('participation', id)) refuse('not_found');
    const stored = await tools.read(id);
    const revision = wantedRevision(stored, wanted);
    if (revision >= stored.events.length) refuse('invalid_input', 'revision');
    const participation = stored.stateAfter(revision).value as Participation | null;
    if (!participation) return [];
    const course = await courseAt(tools.read, participation.seminarId, wanted.time ?? timeOf(stored.events, revision));
    if (!course) return [];
    const done = stored.events.slice(0, revision + 1);
    return course.elements.map((element) => completion(element, participation, { done, taught: course.events }));
  });

/** The time of an event. Undefined for the last event, because it is compared with the current seminar. */
const timeOf = (events: readonly Recorded[], revision: number): string | undefined =>
  revision === events.length - 1 ? undefined : events[revision]?.metadata.at;

async function courseAt(read: ReadStored, seminarId: string, time: string | undefined) {
  const { events, stateAfter } = await read(streamOf('seminar', seminarId));
  const revision = time === undefined ? events.length - 1 : revisionAt(events, time);
  const state = stateAfter(revision).value as Seminar | 'none' | 'deleted' | null;
  if (state === null || typeof state === 'string') return undefined;
  return { events, elements: state.blocks.flatMap(({ elements }) => elements) };
}

type Known = Readonly<{ done: readonly Recorded[]; taught: readonly Recorded[] }>;

function completion(element: Element, participation: Participation, { done, taught }: Known): Completion {
  const about = { elementId: element.id, title: element.title, type: element.content.type };
  const found = completionOf(element, participation);
  if (!found) return { ...about, why: null };
  const { since, rules, submissionIds, sessionIds } = found;
  return {
    ...about,
    why: {
      version: element.versions.findIndex((version) => version.since === since) + 1,
      versions: element.versions.length,
      since: taught[since]?.metadata.at ?? '',
      rules,
      submissions: submissionIds.map((id) => ({
        id,
        at: timeIn(done, 'submissionId', id),
        isShared: participation.submissions.some((one) => one.id === id && one.isShared),
      })),
      sessions: sessionIds.map((id) => ({ id, at: timeIn(done, 'sessionId', id) })),
    },
  };
}

/** The time of the first event that names this id. */
const timeIn = (events: readonly Recorded[], field: string, id: string): string =>
  events.find(({ data }) => (data as Readonly<Record<string, unknown>>)[field] === id)?.metadata.at ?? '';
