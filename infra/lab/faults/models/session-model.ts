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

type Talk = { -readonly [Key in keyof Session]: Session[Key] };

export const sessionModel: Model<SessionState, SessionCommand, SessionEvent> = {
  stream: 'session',
  decider: sessionDecider,
  commands,
  begin() {
    let talk: Talk | 'none' | 'deleted' = 'none';
    const plain: Plain<SessionState, SessionCommand> = {
      apply(given) {
        if (given.type === 'CreateSession') {
          if (talk !== 'none') return false;
          const { ownerId, name, locale: spoken, type, analysisClass, media, quotaPeriod: period } = given.data;
          talk = {
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
            duration: null,
            movement: [],
            movementAnalysed: null,
          };
          return true;
        }
        const isAsked = 'askedBy' in given.data;
        if (typeof talk === 'string') return !isAsked;
        if ('askedBy' in given.data && given.data.askedBy !== talk.ownerId) return false;
        if (given.type === 'DeleteSession') {
          talk = 'deleted';
          return true;
        }
        return change(talk, given);
      },
      expected: () => (typeof talk === 'string' ? talk : { ...talk }),
    };
    return plain;
  },
};

const isOpen = ({ analysis }: Talk) => analysis === 'waiting' || analysis === 'running';

function beginAgain(talk: Talk, quotaPeriod: string) {
  if (!isOpen(talk)) talk.quotaPeriod = quotaPeriod;
  talk.run++;
  talk.analysis = 'waiting';
  talk.dismissed = [];
  if (talk.words?.by === 'engine') talk.words = null;
}

function change(
  talk: Talk,
  { type, data: said }: Exclude<SessionCommand, { type: 'CreateSession' | 'DeleteSession' }>,
): boolean {
  if (type === 'MarkChapters') talk.chapters = said.chapters;
  else if (type === 'ChangeSession') {
    if (said.name !== undefined) talk.name = said.name;
    if (said.locale !== undefined && said.locale !== talk.locale) {
      talk.locale = said.locale;
      beginAgain(talk, said.quotaPeriod);
    }
  } else if (type === 'RetryAnalysis') {
    if (talk.analysis !== 'failed') return false;
    beginAgain(talk, said.quotaPeriod);
  } else if (type === 'ReportRendition') talk.hasRendition = true;
  else if (type === 'ProvideTranscript' || type === 'JudgeFinding') {
    if (talk.analysis !== 'succeeded') return false;
    if (type === 'JudgeFinding') judge(talk, said);
    else if (talk.words?.basis !== said.text.address) {
      talk.words = { basis: said.text.address, by: 'person' };
    }
  } else if (type === 'ReportText') {
    const isOfThese = said.run === talk.run && said.basis === talk.words?.basis && talk.analysis !== 'failed';
    if (isOfThese) talk.dismissed = said.dismissed ?? [];
  } else if (type === 'RecordMovement') return record(talk, said);
  else if (type === 'ReportMovement') return true;
  else if (type === 'CalibrateSession') talk.gain = said.gain;
  else if (type === 'ScoreAgain' || type === 'Rescore' || type === 'ReportFeedback') return true;
  else if (type === 'RequestWords') return true;
  else if (said.run === talk.run && isOpen(talk)) {
    if (type === 'StartAnalysis') talk.analysis = 'running';
    if (type === 'ReportAudioExtracted') talk.duration = said.duration;
    if (type === 'CompleteAnalysis') talk.analysis = 'succeeded';
    if (type === 'ReportCut' && talk.cut) Object.assign(talk, { media: said.media, cut: null });
    if (type === 'FailAnalysis') talk.analysis = 'failed';
    if (type === 'ReportTranscript') talk.words = { basis: said.transcript.address, by: 'engine' };
  }
  return true;
}

/** Neighbouring parts overlap, so the second one of two is refused. */
function record(talk: Talk, { part, from, to, samples }: Extract<SessionCommand, { type: 'RecordMovement' }>['data']) {
  if (talk.movement.some(({ address }) => address === part.address)) return true;
  if (talk.duration !== null && to > talk.duration + 1) return false;
  if (talk.movement.some((other) => Math.abs(other.from - from) <= 5)) return false;
  talk.movement = [...talk.movement, { address: part.address, from, to, samples }].sort((a, b) => a.from - b.from);
  return true;
}

function judge(talk: Talk, { findingId: id, dismissed }: { findingId: string; dismissed: boolean }) {
  const others = talk.dismissed.filter((one) => one !== id);
  if (dismissed !== talk.dismissed.includes(id)) talk.dismissed = dismissed ? [...others, id] : others;
}
