import type { ReportWords } from './report-words.ts';

export const englishWords: ReportWords = {
  tag: 'en-GB',
  languages: { de: 'German', en: 'English' },
  kinds: { presentation: 'talk', pitch: 'elevator pitch', story: 'story', lesson: 'lesson' },
  title: 'Report on a talk',
  page: (page) => `Page ${page}`,
  length: (clock) => `${clock} min`,
  spokenIn: (language) => `spoken in ${language}`,
  score: 'Rhetoric score',
  soundScore: 'Sound score',
  outOf: 'of 10',
  formula: ({ version, from, to, weight }) =>
    `Weighted mean of the parts measured: each counts once, one below ${from} counts ${weight} times${from === to ? '' : `, and up to ${to} the one passes into the other`}. Formula number ${version}.`,

  partsTitle: 'The parts of the score',
  parts: {
    pitch: 'Pitch',
    volume: 'Volume',
    pauses: 'Pauses',
    speech_speed: 'Pace',
    filler_words: 'Filler words',
    repetition: 'Repetition',
    speech_clarity: 'Clarity',
    sentiment: 'Mood',
    movement: 'Movement',
  },
  cost: (points) => `costs ${points} points`,

  slidesTitle: 'Slide by slide',
  slideHeads: {
    slide: 'Slide',
    from: 'From',
    seconds: 'Time',
    plan: 'Planned',
    pace: 'Words/min',
    pitch: 'Pitch',
    volume: 'Volume',
    fillers: 'Filler words',
  },
  slidePlan: {
    onPlan: 'on plan',
    longer: (seconds) => `${seconds} s longer`,
    shorter: (seconds) => `${seconds} s shorter`,
  },
  measuresTitle: 'Further measurements',
  notMeasured: 'not measured',
  measures: {
    averagePitch: 'Average pitch',
    averageVolume: 'Volume',
    volumeSpread: 'Spread of the volume',
    totalPauseTime: 'Pauses altogether',
    speechRate: 'Speech rate',
    articulationRate: 'Articulation rate, without pauses',
    signalToNoise: 'Signal to noise',
    wordCount: 'Words',
    meanSentenceLength: 'Mean sentence length',
    lexicalVariety: 'Different words (of 50)',
    sentiment: 'Mood of the sentences',
    keyWords: 'Frequent words',
  },
  syllablesPerSecond: (count) => `${count} syllables/s`,
  wordsEach: (count) => `${count} words`,

  courseTitle: 'The course of the talk',
  courseNote: 'The green band is the good range; the strokes below the lines are pauses.',
  lanes: { pitch: 'Pitch', volume: 'Volume', pace: 'Pace' },
  laneAsText: (lane, lowest, highest) => `${lane} along the talk, from ${lowest} to ${highest}`,
  findingsLane: 'Findings',
  findingsCounted: (fillers, repetitions) =>
    `${fillers} ${fillers === 1 ? 'filler' : 'fillers'} above, ${repetitions} ${repetitions === 1 ? 'repetition' : 'repetitions'} below`,

  rewrittenFeedback: 'It speaks of an earlier score; the new one had not been written yet.',

  estimatedTimes: 'When each word was said is estimated from pauses and syllables.',
  unsureTimes: (count) =>
    count === 1
      ? '1 word could not be found in the recording for sure: when it was said is unknown.'
      : `${count} words could not be found in the recording for sure: when they were said is unknown.`,
  pause: 'pause',
  noTranscript: 'There are no words of this talk.',
};
