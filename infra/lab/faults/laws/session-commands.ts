import fc from 'fast-check';
import type { SessionCommand } from '#domain/sessions/decider.ts';
import { storedSamples } from '#domain/sessions/event-samples.ts';
import { storable } from './storable.ts';

const [owner, stranger] = ['a'.repeat(32), 'b'.repeat(32)];
const askedBy = fc.constantFrom(owner, owner, owner, owner, owner, stranger);
const locale = fc.constantFrom('de' as const, 'en' as const);
const kind = fc.constantFrom('presentation' as const, 'presentation' as const, 'story' as const);
const quotaPeriod = fc.constantFrom('202611', '202612');
const run = fc.constantFrom(1, 1, 1, 2, 3);
const gain = fc.constantFrom(null, null, 3, 15.5);

const command = <Type extends string, Data>(type: Type, of: fc.Arbitrary<Data>) =>
  fc.record({ type: fc.constant(type), data: of });
const ofRun = <Data extends object>(rest: Data) => run.map((number) => ({ ...rest, run: number }));

const written = fc
  .constantFrom('1', '2')
  .map((digit) => ({ ...storedSamples.TranscriptMade.data.transcript, address: `${owner}/${digit.repeat(64)}` }));
const heard = storedSamples.TranscriptMade.data;
const basis = written.map(({ address }) => address);
const format = fc.constantFrom('txt' as const, 'vtt' as const, 'srt' as const);
const findingId = fc.constantFrom('filler-1', 'filler-2');
/** The part of digit n lasts from 5n to 5n + 6 seconds: neighbours overlap, and the last part is beyond the end of the talk. */
const partDigit = fc.constantFrom(0, 0, 1, 2, 4, 6);
const addressOf = (digit: number) => `${owner}/${String(digit).repeat(64)}`;
const recordedParts = fc.constantFrom([0], [0], [1], [2], [0, 2], [0, 4]).map((digits) => digits.map(addressOf));

export const sessionCommands: fc.Arbitrary<SessionCommand> = fc.oneof(
  // A high weight, because nothing happens before it.
  {
    weight: 12,
    arbitrary: command(
      'CreateSession',
      fc.record({ name: storable, locale, quotaPeriod, isCut: fc.boolean() }).map(({ isCut, ...said }) => ({
        ...storedSamples.SessionCreated.data,
        ...said,
        ...(isCut && { cut: { from: 2, to: 20 } }),
      })),
    ),
  },
  command(
    'ChangeSession',
    fc.record({
      askedBy,
      quotaPeriod,
      name: fc.option(storable, { nil: undefined }),
      locale: fc.option(locale, { nil: undefined, freq: 1 }),
      kind: fc.option(kind, { nil: undefined }),
      sharing: fc.option(fc.subarray(['transcription' as const, 'coach' as const]), { nil: undefined }),
    }),
  ),
  command('RetryAnalysis', fc.record({ askedBy, quotaPeriod })),
  command('ScoreAgain', fc.record({ askedBy })),
  // A low weight, because nothing happens after it.
  { weight: 1, arbitrary: command('DeleteSession', fc.record({ askedBy })) },
  { weight: 4, arbitrary: command('StartAnalysis', ofRun({})) },
  { weight: 2, arbitrary: command('ReportAudioExtracted', ofRun(storedSamples.AudioExtracted.data)) },
  { weight: 2, arbitrary: command('ReportAudioAnalysed', ofRun(storedSamples.AudioAnalysed.data)) },
  { weight: 6, arbitrary: command('CompleteAnalysis', ofRun(storedSamples.AnalysisSucceeded.data)) },
  { weight: 2, arbitrary: command('FailAnalysis', ofRun(storedSamples.AnalysisFailed.data)) },
  command('ReportCut', ofRun({ media: storedSamples.RecordingCut.data.media })),
  {
    weight: 3,
    arbitrary: command(
      'RecordMovement',
      fc
        .record({
          askedBy,
          digit: partDigit,
          source: fc.constantFrom(undefined, undefined, undefined, 'camera' as const),
        })
        .map(({ askedBy, digit, source }) => ({
          ...{ askedBy, from: digit * 5, to: digit * 5 + 6, samples: 80_000, ...(source && { source }) },
          part: { ...storedSamples.MovementRecorded.data.part, address: addressOf(digit) },
        })),
    ),
  },
  {
    weight: 2,
    arbitrary: command(
      'ReportMovement',
      recordedParts.map((parts) => ({ ...storedSamples.MovementAnalysed.data, recordedParts: parts })),
    ),
  },
  command('CalibrateSession', fc.record({ gain })),
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
  {
    weight: 3,
    arbitrary: command(
      'ReportText',
      fc
        .record({ basis, dismissed: fc.option(fc.uniqueArray(findingId), { nil: undefined }) })
        .chain(({ dismissed, ...of }) =>
          ofRun({ ...storedSamples.TextAnalysed.data, ...of, ...(dismissed && { dismissed }) }),
        ),
    ),
  },
  {
    weight: 4,
    arbitrary: command(
      'Rescore',
      fc
        .record({
          ...{ basis: fc.option(basis, { freq: 1 }), dismissed: fc.subarray(['filler-1', 'filler-2']), kind, gain },
          movement: fc.option(recordedParts, { freq: 1 }),
        })
        .map((madeOf) => ({ ...storedSamples.SessionRescored.data, ...madeOf })),
    ),
  },
  command('RequestWords', fc.constant({})),
  command('ReportFeedback', fc.constant(storedSamples.FeedbackMade.data)),
);
