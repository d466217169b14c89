import fc from 'fast-check';
import { type SessionCommand, sessionDecider } from '#domain/sessions/decider.ts';
import { storedSamples } from '#domain/sessions/event-samples.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import type { Session, SessionState } from '#domain/sessions/session.ts';
import type { Model, Plain } from './model.ts';
import { storable } from './storable.ts';

const [owner, stranger] = ['a'.repeat(32), 'b'.repeat(32)];
const askedBy = fc.constantFrom(owner, owner, owner, stranger);
const locale = fc.constantFrom('de' as const, 'en' as const);
const quotaPeriod = fc.constantFrom('202611', '202612');
const run = fc.integer({ min: 1, max: 4 });

const command = <Type extends string, Data>(type: Type, of: fc.Arbitrary<Data>) =>
  fc.record({ type: fc.constant(type), data: of });
const ofRun = <Data extends object>(rest: Data) => run.map((number) => ({ ...rest, run: number }));

const written = fc
  .constantFrom('1', '2', '3')
  .map((digit) => ({ ...storedSamples.TranscriptMade.data.transcript, address: `${owner}/${digit.repeat(64)}` }));
const heard = storedSamples.TranscriptMade.data;
const basis = written.map(({ address }) => address);
const format = fc.constantFrom('txt' as const, 'vtt' as const, 'srt' as const);
const findingId = fc.constantFrom('filler-1', 'filler-2');

const commands: fc.Arbitrary<SessionCommand> = fc.oneof(
  command(
    'CreateSession',
    fc.record({ name: storable, locale, quotaPeriod, isCut: fc.boolean() }).map(({ isCut, ...said }) => ({
      ...storedSamples.SessionCreated.data,
      ...said,
      ...(isCut && { cut: { from: 2, to: 20 } }),
    })),
  ),
  command(
    'ChangeSession',
    fc.record({
      askedBy,
      quotaPeriod,
      name: fc.option(storable, { nil: undefined }),
      locale: fc.option(locale, { nil: undefined }),
    }),
  ),
  command('RetryAnalysis', fc.record({ askedBy, quotaPeriod })),
  command('ScoreAgain', fc.record({ askedBy })),
  // Seldom: after it nothing happens any more.
  { weight: 1, arbitrary: command('DeleteSession', fc.record({ askedBy })) },
  { weight: 4, arbitrary: command('StartAnalysis', ofRun({})) },
  { weight: 2, arbitrary: command('ReportAudioExtracted', ofRun(storedSamples.AudioExtracted.data)) },
  { weight: 2, arbitrary: command('ReportAudioAnalysed', ofRun(storedSamples.AudioAnalysed.data)) },
  { weight: 3, arbitrary: command('CompleteAnalysis', ofRun(storedSamples.AnalysisSucceeded.data)) },
  { weight: 3, arbitrary: command('FailAnalysis', ofRun(storedSamples.AnalysisFailed.data)) },
  command('ReportCut', ofRun({ media: storedSamples.RecordingCut.data.media })),
  command(
    'RecordMovement',
    fc.record({ askedBy, digit: fc.constantFrom(0, 1, 2) }).map(({ askedBy, digit }) => ({
      ...{ askedBy, from: digit * 5, to: digit * 5 + 6, samples: 60 },
      part: { ...storedSamples.MovementRecorded.data.part, address: `${owner}/${String(digit).repeat(64)}` },
    })),
  ),
  command('ReportMovement', fc.constant(storedSamples.MovementAnalysed.data)),
  command('CalibrateSession', fc.record({ gain: fc.constantFrom(null, 3, 15.5) })),
  command(
    'MarkChapters',
    fc.record({ askedBy, chapters: fc.constantFrom('[]', storedSamples.ChaptersMarked.data.chapters) }),
  ),
  command('TagSession', fc.record({ askedBy, tags: fc.constantFrom('[]', storedSamples.TagsChanged.data.tags) })),
  command('ReportRendition', fc.constant({ rendition: null })),
  { weight: 2, arbitrary: command('StartTranscription', ofRun(storedSamples.TranscriptionStarted.data)) },
  {
    weight: 2,
    arbitrary: command(
      'ReportTranscript',
      written.chain((transcript) => ofRun({ ...heard, transcript })),
    ),
  },
  command('ReportTranscriptMissing', ofRun(storedSamples.TranscriptMissing.data)),
  { weight: 2, arbitrary: command('ProvideTranscript', fc.record({ askedBy, text: written, format })) },
  { weight: 2, arbitrary: command('JudgeFinding', fc.record({ askedBy, findingId, dismissed: fc.boolean() })) },
  command(
    'ReportText',
    fc
      .record({ basis, dismissed: fc.option(fc.uniqueArray(findingId), { nil: undefined }) })
      .chain(({ dismissed, ...of }) =>
        ofRun({ ...storedSamples.TextAnalysed.data, ...of, ...(dismissed && { dismissed }) }),
      ),
  ),
  command(
    'Rescore',
    fc.record({ basis: fc.option(basis), dismissed: fc.uniqueArray(findingId) }).map((madeOf) => ({
      ...storedSamples.SessionRescored.data,
      ...madeOf,
      kind: 'presentation' as const,
      gain: null,
    })),
  ),
  command('ReportFeedback', fc.constant(storedSamples.FeedbackMade.data)),
);

type OpenSession = { -readonly [Key in keyof Session]: Session[Key] };

export const sessionModel: Model<SessionState, SessionCommand, SessionEvent> = {
  stream: 'session',
  decider: sessionDecider,
  commands,
  begin() {
    let session: OpenSession | 'none' | 'deleted' = 'none';
    const plain: Plain<SessionState, SessionCommand> = {
      apply(given) {
        if (given.type === 'CreateSession') {
          if (session !== 'none') return false;
          const { ownerId, name, locale: spoken, type, analysisClass, media, quotaPeriod: period } = given.data;
          session = {
            ownerId,
            name,
            locale: spoken,
            type,
            analysisClass,
            media,
            quotaPeriod: period,
            run: 1,
            analysis: 'waiting',
            hasRendition: false,
            sharing: [],
            kind: 'presentation',
            isListening: false,
            words: null,
            dismissed: [],
            cut: given.data.cut ?? null,
            device: given.data.device ?? null,
            gain: given.data.gain ?? null,
            chapters: '',
            tags: '[]',
            duration: null,
            movement: [],
            movementAnalysed: null,
          };
          return true;
        }
        const isAsked = 'askedBy' in given.data;
        if (typeof session === 'string') return !isAsked;
        if ('askedBy' in given.data && given.data.askedBy !== session.ownerId) return false;
        if (given.type === 'DeleteSession') {
          session = 'deleted';
          return true;
        }
        return change(session, given);
      },
      expected: () => (typeof session === 'string' ? session : { ...session }),
    };
    return plain;
  },
};

const isOpen = ({ analysis }: OpenSession) => analysis === 'waiting' || analysis === 'running';

function beginAgain(session: OpenSession, quotaPeriod: string) {
  if (!isOpen(session)) session.quotaPeriod = quotaPeriod;
  session.run++;
  session.analysis = 'waiting';
  session.dismissed = [];
  if (session.words?.by === 'engine') session.words = null;
}

function change(
  session: OpenSession,
  { type, data: said }: Exclude<SessionCommand, { type: 'CreateSession' | 'DeleteSession' }>,
): boolean {
  if (type === 'MarkChapters') session.chapters = said.chapters;
  else if (type === 'TagSession') session.tags = said.tags;
  else if (type === 'ChangeSession') {
    if (said.name !== undefined) session.name = said.name;
    if (said.locale !== undefined && said.locale !== session.locale) {
      session.locale = said.locale;
      beginAgain(session, said.quotaPeriod);
    }
  } else if (type === 'RetryAnalysis') {
    if (session.analysis !== 'failed') return false;
    beginAgain(session, said.quotaPeriod);
  } else if (type === 'ReportRendition') session.hasRendition = true;
  else if (type === 'ProvideTranscript' || type === 'JudgeFinding') {
    if (session.analysis !== 'succeeded') return false;
    if (type === 'JudgeFinding') judge(session, said);
    else if (session.words?.basis !== said.text.address) {
      session.words = { basis: said.text.address, by: 'person' };
    }
  } else if (type === 'ReportText') {
    const isOfThese = said.run === session.run && said.basis === session.words?.basis && session.analysis !== 'failed';
    if (isOfThese) session.dismissed = said.dismissed ?? [];
  } else if (type === 'RecordMovement') return record(session, said);
  else if (type === 'ReportMovement') return true;
  else if (type === 'CalibrateSession') session.gain = said.gain;
  else if (type === 'ScoreAgain' || type === 'Rescore' || type === 'ReportFeedback') return true;
  else if (type === 'RequestWords') return true;
  else if (said.run === session.run && isOpen(session)) {
    if (type === 'StartAnalysis') session.analysis = 'running';
    if (type === 'ReportAudioExtracted') session.duration = said.duration;
    if (type === 'CompleteAnalysis') session.analysis = 'succeeded';
    if (type === 'ReportCut' && session.cut) Object.assign(session, { media: said.media, cut: null });
    if (type === 'FailAnalysis') session.analysis = 'failed';
    if (type === 'ReportTranscript') session.words = { basis: said.transcript.address, by: 'engine' };
  }
  return true;
}

/** Neighbouring parts overlap, so the second one of two is refused. */
function record(
  session: OpenSession,
  { part, from, to, samples }: Extract<SessionCommand, { type: 'RecordMovement' }>['data'],
) {
  if (session.movement.some(({ address }) => address === part.address)) return true;
  if (session.duration !== null && to > session.duration + 1) return false;
  if (session.movement.some((other) => Math.abs(other.from - from) <= 5)) return false;
  session.movement = [...session.movement, { address: part.address, from, to, samples }].sort(
    (a, b) => a.from - b.from,
  );
  return true;
}

function judge(session: OpenSession, { findingId: id, dismissed }: { findingId: string; dismissed: boolean }) {
  const others = session.dismissed.filter((one) => one !== id);
  if (dismissed !== session.dismissed.includes(id)) session.dismissed = dismissed ? [...others, id] : others;
}
