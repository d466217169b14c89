import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import type { TextAnalysis } from '#domain/sessions/contract/text-report.ts';

/** Words per minute, and the distances between findings in words. Fixed distances make every talk equal. */
const pace = 150;
const every = { filler: 37, inContext: 61, repetition: 90, sentence: 14, pause: 110 };

const vocabulary =
  'wir haben im Sommer vier neue Kunden gewonnen und trotzdem lag der Umsatz unter dem Vorjahr weil die Verträge erst im Oktober beginnen deshalb prüfen wir jetzt welche Schritte den größten Unterschied machen'.split(
    ' ',
  );

/** The whole report of a talk of `minutes`, with words as an engine hears them. */
export function longSession(id: string, minutes: number): SessionDetail {
  const words = wordsOf(minutes);
  const duration = minutes * 60;
  const along = (step: number, value: (second: number) => number | null) =>
    Array.from({ length: Math.floor(duration / step) }, (_, index) => ({
      offset: index * step,
      value: value(index * step),
    }));
  const pauses = words
    .filter((_, index) => index > 0 && index % every.pause === 0)
    .map(({ offset }) => ({ offset: offset - 2.4, duration: 2.4 }));
  return {
    id,
    name: 'Jahresbericht',
    createdAt: '2026-11-14T10:12:00Z',
    recordingDate: '2026-11-14T10:12:00Z',
    sessionLength: new Date(duration * 1000).toISOString().slice(11, 19),
    locale: 'de',
    type: 'audio',
    analysisStatus: 'Succeeded',
    completed: true,
    sessionScore: 7.38,
    scoreTotal: 'whole',
    scoreWithheld: null,
    sharedWith: [],
    sharedWithNames: [],
    tags: [],
    analysisClass: 'relaxed',
    kind: 'presentation',
    sharing: [],
    chapters: [],
    duration,
    failure: null,
    sessionScores: null,
    scoreParts: scoreParts(),
    scoreVersion: 3,
    textMisfit: null,
    advice: adviceOf(words),
    audioAnalysis: {
      pitch: along(duration / 400, (second) => (second % 50 < 3 ? null : 180 + 30 * Math.sin(second / 9))),
      volume: along(duration / 400, (second) => 0.55 + 0.2 * Math.sin(second / 17)),
      pauses,
      averagePitch: 187,
      averageVolume: 0.56,
      averagePauseTime: 2.4,
      totalPauseTime: pauses.length * 2.4,
      pausesPerMinute: pauses.length / minutes,
      pitchVariation: 0.16,
      volumeSpread: 8,
      speechRate: 4.1,
      articulationRate: 4.8,
      signalToNoise: 31,
      warnings: [],
      hesitations: null,
      monotoneStretches: [{ offset: duration * 0.4, duration: duration * 0.03 }],
      timedAverages: Array.from({ length: minutes }, (_, minute) => ({
        offset: minute * 60,
        duration: 60,
        pitch: 187,
        volume: 0.56,
        pauses: 1,
      })),
      calculationLength: duration,
      isCompleted: true,
    },
    textAnalysis: textOf(words, duration),
    movementAnalysis: null,
    aiFeedback: null,
    transcriptionStatus: 'done',
    transcriptionReason: null,
    audioUrl: `/api/Sessions/${id}/Media`,
    audioFile: { size: 1, contentType: 'audio/mp4' },
    videoInfo: null,
    videoFromRecording: false,
    videoFeedback: [],
    pdfInfo: null,
    presentationId: null,
    slideTimestamps: [],
    slideReport: [],
    transcriptionSlides: [],
    heatmap: [],
    averages: { pitch: null, volume: null, pauses: null },
  };
}

type Words = TextAnalysis['words'];

function wordsOf(minutes: number): Words {
  return Array.from({ length: minutes * pace }, (_, index) => {
    const isFiller = index % every.filler === 5;
    const text = isFiller
      ? 'ähm'
      : index % every.inContext === 9
        ? 'halt'
        : vocabulary[(index * 7) % vocabulary.length];
    const ends = index % every.sentence === every.sentence - 1;
    return {
      text: `${text}${ends ? '.' : ''}`,
      offset: (index * 60) / pace,
      duration: 0.3,
      confidence: 0.92,
      kind: isFiller ? ('filler_word' as const) : ('default' as const),
    };
  });
}

function textOf(words: Words, duration: number): TextAnalysis {
  const found = (at: number) => ({
    offset: words[at]?.offset ?? 0,
    duration: 0.3,
    text: words[at]?.text.replace('.', '') ?? '',
  });
  const places = (distance: number, first: number) =>
    words.map((_, index) => index).filter((index) => index % distance === first);
  const sentences = places(every.sentence, 0).map((from) => {
    const own = words.slice(from, from + every.sentence);
    return {
      text: own.map(({ text }) => text).join(' '),
      offset: own[0]?.offset ?? 0,
      duration: own.length * 0.4,
      sentiment: 'neutral' as const,
      ...{ positive: 0.2, negative: 0.1, neutral: 0.7 },
    };
  });
  return {
    text: words.map(({ text }) => text).join(' '),
    words,
    sentences,
    keyPhrases: ['neue Kunden', 'größter Unterschied'],
    keyWords: [{ text: 'Verträge', count: 40 }],
    fillers: [
      ...places(every.filler, 5).map((at) => ({ id: `filler_${at}`, ...found(at), certainty: 'certain' as const })),
      ...places(every.inContext, 9).map((at) => ({
        id: `filler_${at}`,
        ...found(at),
        certainty: 'in_context' as const,
      })),
    ]
      .sort((a, b) => a.offset - b.offset)
      .map((filler) => ({ ...filler, dismissed: false })),
    repetitions: places(every.repetition, 20).map((at) => ({
      id: `immediate_${at}`,
      ...found(at),
      duration: 0.7,
      kind: 'immediate',
      occurrences: [found(at), found(at + 1)].map(({ offset }) => ({ offset, duration: 0.3 })),
      dismissed: false,
    })),
    pace: { t0: 2.5, dt: 5, values: Array.from({ length: duration / 5 }, (_, k) => 138 + 20 * Math.sin(k / 11)) },
    wordCount: words.length,
    wordsPerMinute: 138,
    fillerCount: 200,
    fillersPerMinute: 4.1,
    repetitionCount: 100,
    repetitionsPerMinute: 1.7,
    meanSentenceLength: every.sentence,
    lexicalVariety: 0.61,
    clarity: 0.92,
    positive: 0.2,
    negative: 0.1,
    neutral: 0.7,
    source: 'endpoint',
    times: 'measured',
    dropsFillers: false,
    lookupWords: ['Verträge'],
  };
}

function scoreParts(): SessionDetail['scoreParts'] {
  const perMinute = 'per_minute' as const;
  return [
    { name: 'pitch', score: 10, value: 0.16, unit: 'ratio', good: { from: 0.11, to: 0.235 } },
    { name: 'volume', score: 10, value: 0.56, unit: 'share', good: { from: 0.2, to: 0.8 } },
    { name: 'pauses', score: 6.9, value: 1.3, unit: perMinute, good: { from: 2, to: 6 } },
    { name: 'speech_speed', score: 8.7, value: 164, unit: 'words_per_minute', good: { from: 90, to: 150 } },
    { name: 'filler_words', score: 4.1, value: 4.1, unit: perMinute, good: { from: null, to: 2 } },
    { name: 'repetition', score: 10, value: 1.7, unit: perMinute, good: { from: null, to: 2 } },
    { name: 'speech_clarity', score: 10, value: 0.92, unit: 'share', good: { from: 0.8, to: null } },
    { name: 'sentiment', score: 10, value: 55, unit: 'percent', good: { from: 40, to: null } },
    {
      name: 'movement',
      score: null,
      value: null,
      unit: 'ratio',
      good: { from: null, to: null },
      reason: 'no_movement_data',
    },
  ];
}

function adviceOf(words: Words): SessionDetail['advice'] {
  const moment = (share: number) => ({ offset: words[Math.floor(words.length * share)]?.offset ?? 0, duration: 10 });
  return [
    {
      part: 'filler_words',
      code: 'fillers',
      cost: 0.74,
      value: 4.1,
      moments: [moment(0.1), moment(0.45), moment(0.8)],
      exercise: 'silence_for_filler',
    },
    {
      part: 'pauses',
      code: 'pauses_too_few',
      cost: 0.39,
      value: 1.3,
      moments: [moment(0.3)],
      exercise: 'pause_after_sentence',
    },
    {
      part: 'speech_speed',
      code: 'too_fast',
      cost: 0.16,
      value: 164,
      moments: [moment(0.6), moment(0.7)],
      exercise: 'halve_the_key_sentence',
    },
  ];
}
