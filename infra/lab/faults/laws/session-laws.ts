import { endTolerance, mostSamples } from '#domain/sessions/contract/movement/samples.ts';
import { type SessionCommand, sessionDecider } from '#domain/sessions/decider.ts';
import { type SessionEvent, sessionEvents } from '#domain/sessions/events.ts';
import type { Session, SessionState } from '#domain/sessions/session.ts';
import { changedFields, isWithin, type Laws, type Step, type Subject, same } from './law.ts';
import { sessionCommands } from './session-commands.ts';

type OpenStep = Pick<Step<Session, SessionCommand, SessionEvent>, 'before' | 'events'>;

export const sessionLaws: Subject<SessionState, SessionCommand, SessionEvent, Session> = {
  stream: 'session',
  decider: sessionDecider,
  events: sessionEvents,
  commands: sessionCommands,
  open: openIn,
  refuses: {
    CreateSession: () => true,
    ...{ ChangeSession: isStranger, ScoreAgain: isStranger, MarkChapters: isStranger },
    ...{ TagSession: isStranger, DeleteSession: isStranger },
    RetryAnalysis: (data, step) => isStranger(data, step) || step.before.analysis !== 'failed',
    ProvideTranscript: (data, step) => isStranger(data, step) || step.before.analysis !== 'succeeded',
    JudgeFinding: (data, step) => isStranger(data, step) || step.before.analysis !== 'succeeded',
    RecordMovement(data, step) {
      const { movement, duration } = step.before;
      const { part, from, to, samples, source } = data;
      const all = [...movement, { address: part.address, from, to, samples, ...(source && { source }) }];
      const fits = isMovement(all.sort((one, other) => one.from - other.from));
      const isBeyondEnd = duration !== null && to > duration + endTolerance;
      return isStranger(data, step) || (!partsOf(step.before).includes(part.address) && (isBeyondEnd || !fits));
    },
  },
  leaves: {
    DeleteSession: () => false,
    ChangeSession: ({ askedBy: _, quotaPeriod: __, ...changes }, { before, after, events }) =>
      Object.entries(changes).every(([field, value]) => value === undefined || same(after[field as 'name'], value)) &&
      has(events, 'AnalysisRequested') === (before.locale !== after.locale),
    RetryAnalysis: (_, { before, after }) => after.run === before.run + 1,
    ScoreAgain: (_, { before, events }) => has(events, 'ScoreRequested') === (before.analysis === 'succeeded'),
    MarkChapters: ({ chapters }, { after }) => after.chapters === chapters,
    TagSession: ({ tags }, { after }) => after.tags === tags,
    CalibrateSession: ({ gain }, { after }) => after.gain === gain,
    ReportRendition: (_, { after, log }) => after.hasRendition && count(log, 'RenditionMade') === 1,
    RequestWords: (_, { before, after }) => after.isListening === (before.isListening || lacksWords(before)),
    StartAnalysis: (data, step) => reported(data, step, step.after.analysis === 'running'),
    CompleteAnalysis: (data, step) => reported(data, step, step.after.analysis === 'succeeded'),
    FailAnalysis: (data, step) => reported(data, step, step.after.analysis === 'failed'),
    ReportAudioExtracted: (data, step) => reported(data, step, step.after.duration === data.duration),
    ReportAudioAnalysed: (data, step) => reported(data, step, has(step.events, 'AudioAnalysed')),
    ReportCut(data, step) {
      const { before, after, events } = step;
      const [cut] = events.map((event) => event.type === 'RecordingCut' && event.data.replaces);
      const isCut = after.cut === null && same(after.media, data.media) && cut === before.media.address;
      return reported(data, step, before.cut ? isCut : events.length === 0);
    },
    StartTranscription: (data, step) => reported(data, step, has(step.events, 'TranscriptionStarted'), true),
    ReportTranscript: (data, step) =>
      reported(data, step, same(step.after.words, { basis: data.transcript.address, by: 'engine' }), true),
    ReportTranscriptMissing: ({ run }, { before, events }) => has(events, 'TranscriptMissing') === (run === before.run),
    ProvideTranscript: ({ text }, { before, after, events }) =>
      after.words?.basis === text.address && after.words.by === (events.length > 0 ? 'person' : before.words?.by),
    JudgeFinding({ findingId, dismissed }, { before, after }) {
      const others = before.dismissed.filter((id) => id !== findingId);
      return same(after.dismissed.toSorted(), (dismissed ? [...others, findingId] : others).toSorted());
    },
    ReportText({ run, basis, dismissed = [] }, { before, after, events }) {
      const isOfThese = run === before.run && basis === before.words?.basis && before.analysis !== 'failed';
      return isOfThese ? same(after.dismissed, dismissed) && events.length === 1 : events.length === 0;
    },
    Rescore({ basis, dismissed, kind, gain, movement }, { before, events }) {
      const madeOf = [basis, kind, gain ?? null, movement ?? [], dismissed.toSorted()];
      const facts = [before.words?.basis, before.kind, before.gain, before.movementAnalysed ?? []];
      const isOfThese = before.analysis === 'succeeded' && same(madeOf, [...facts, before.dismissed.toSorted()]);
      return has(events, 'SessionRescored') === isOfThese;
    },
    ReportFeedback: (_, { before, events }) => has(events, 'FeedbackMade') === (before.analysis === 'succeeded'),
    RecordMovement: ({ part }, { before, after }) => isWithin([part.address, ...partsOf(before)], partsOf(after)),
    ReportMovement({ recordedParts }, { before, after, events }) {
      const isOfThese = same(recordedParts, partsOf(before));
      return isOfThese ? same(after.movementAnalysed ?? [], recordedParts) : events.length === 0;
    },
  },
  laws({ command, before, after, events, isRefused, log }) {
    const session = openIn(after);
    const isAsked = 'askedBy' in command.data || command.type === 'CreateSession';
    return {
      'a talk is created once, first of all': log.every(
        ({ type }, index) => (type === 'SessionCreated') === (index === 0),
      ),
      'a talk is there from its creation to its deletion':
        (after === 'none') === (log.length === 0) && (after === 'deleted') === has(log, 'SessionDeleted'),
      'after a deletion nothing comes': before !== 'deleted' || events.length === 0,
      'a request for a talk that is not there is refused, a report is not':
        openIn(before) !== null || isRefused === (isAsked && !(command.type === 'CreateSession' && before === 'none')),
      'a new talk is as it was sent': before !== 'none' || !session || isAsSent(session, command.data),
      ...(session && stateLaws(session, log)),
      ...(session &&
        before !== 'none' &&
        before !== 'deleted' &&
        changeLaws(command, { before, after: session, events })),
    };
  },
};

function openIn(state: SessionState): Session | null {
  return typeof state === 'string' ? null : state;
}

function isStranger({ askedBy }: Readonly<{ askedBy: string }>, { before }: OpenStep): boolean {
  return askedBy !== before.ownerId;
}

/** A report on the current run must satisfy `isLeft`; a late report leaves no event. `whileListening`: it is also in time while somebody listens. */
function reported(
  { run }: Readonly<{ run: number }>,
  { before, events }: OpenStep,
  isLeft: boolean,
  whileListening = false,
) {
  const isInTime = isAnalysing(before) || (whileListening && before.isListening);
  return run === before.run && isInTime ? isLeft : events.length === 0;
}

const fresh = {
  ...{ run: 1, analysis: 'waiting', isListening: false, hasRendition: false, sharing: [], kind: 'presentation' },
  ...{ cut: null, device: null, gain: null, chapters: '', tags: '[]', words: null, dismissed: [] },
  ...{ duration: null, movement: [], movementAnalysed: null },
};
const isAsSent = (session: Session, sent: object) =>
  same(session, { ...fresh, ...Object.fromEntries(Object.entries(sent).filter(([field]) => field in session)) });

function stateLaws(session: Session, log: readonly SessionEvent[]): Laws {
  const ofRun = log.slice(
    Math.max(
      0,
      log.findLastIndex(({ type }) => type === 'AnalysisRequested'),
    ),
  );
  const steps = ofRun.flatMap(({ type }) => /^Analysis(Started|Succeeded|Failed)$/.exec(type)?.[1] ?? []).join(' ');
  const answer = log.findLast(({ type }) =>
    /^(Transcript(ionRequested|Missing|Made|Provided)|AnalysisRequested)$/.test(type),
  );
  return {
    'runs are counted': session.run === 1 + count(log, 'AnalysisRequested'),
    'a run begins once, then ends once': /^(Started)? ?(Succeeded|Failed)?$/.test(steps),
    'somebody listens from the request to its answer':
      session.isListening === (answer?.type === 'TranscriptionRequested'),
    'a recording is cut once': count(log, 'RecordingCut') <= 1,
    'no finding is dismissed twice': new Set(session.dismissed).size === session.dismissed.length,
    'the parts of a movement follow each other, from one source, and are not too many': isMovement(session.movement),
  };
}

function changeLaws({ type, data }: SessionCommand, { before, after, events }: OpenStep & { after: Session }): Laws {
  const [request] = events.flatMap((event) => (event.type === 'AnalysisRequested' ? [event.data] : []));
  const paid = !isAnalysing(before) && 'quotaPeriod' in data ? data.quotaPeriod : before.quotaPeriod;
  const words = before.words?.by === 'person' ? before.words : null;
  return {
    'a command changes its own fields alone': isWithin(
      changedFields(before, after),
      request ? [...touches[type], ...ofNewRun] : touches[type],
    ),
    'an event belongs to the run under way, or begins the next': events.every(
      (event) => !('run' in event.data) || event.data.run === before.run + (event.type === 'AnalysisRequested' ? 1 : 0),
    ),
    'the next run begins anew: at the cost of the month that pays already, and with the words that the person wrote':
      !request || same([after.analysis, after.quotaPeriod, after.words, after.dismissed], ['waiting', paid, words, []]),
    'somebody is asked to listen to an analysed talk without words, once':
      !has(events, 'TranscriptionRequested') || (lacksWords(before) && !before.isListening && !request),
  };
}

const isMovement = (parts: Session['movement']) =>
  parts.every(({ from, source }, index) => (parts[index - 1]?.to ?? -1) < from && parts[0]?.source === source) &&
  parts.reduce((sum, { samples }) => sum + samples, 0) <= mostSamples;
const partsOf = ({ movement }: Session) => movement.map(({ address }) => address);
const isAnalysing = ({ analysis }: Session) => analysis === 'waiting' || analysis === 'running';
const lacksWords = ({ analysis, words }: Session) => analysis === 'succeeded' && words === null;
const count = (events: readonly SessionEvent[], type: SessionEvent['type']) =>
  events.filter((event) => event.type === type).length;
const has = (events: readonly SessionEvent[], type: SessionEvent['type']) => count(events, type) > 0;

const ofNewRun: readonly (keyof Session)[] = ['run', 'quotaPeriod', 'analysis', 'isListening', 'words', 'dismissed'];

/** Fields that each command may change. If a new run begins, the fields in `ofNewRun` may change too. */
const touches: Readonly<Record<SessionCommand['type'], readonly (keyof Session)[]>> = {
  ...{ CreateSession: [], DeleteSession: [], RetryAnalysis: [], ScoreAgain: [], ReportAudioAnalysed: [] },
  ...{ StartTranscription: [], Rescore: [], ReportFeedback: [] },
  ChangeSession: ['name', 'locale', 'kind', 'sharing', 'isListening'],
  ...{ MarkChapters: ['chapters'], TagSession: ['tags'], CalibrateSession: ['gain'] },
  ...{ StartAnalysis: ['analysis'], CompleteAnalysis: ['analysis'], FailAnalysis: ['analysis'] },
  ...{ ReportAudioExtracted: ['duration'], ReportCut: ['media', 'cut'], ReportRendition: ['hasRendition'] },
  ...{ ReportTranscript: ['words', 'isListening'], ProvideTranscript: ['words', 'isListening'] },
  ...{ ReportTranscriptMissing: ['isListening'], RequestWords: ['isListening'] },
  ...{ JudgeFinding: ['dismissed'], ReportText: ['dismissed'] },
  ...{ RecordMovement: ['movement'], ReportMovement: ['movementAnalysed'] },
};
