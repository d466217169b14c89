import type { ReportWords } from './report-words.ts';

export const englishWords: ReportWords = {
  tag: 'en-GB',
  title: 'Report on a talk',
  page: (page) => `Page ${page}`,
  length: (clock) => `${clock} min`,
  spokenIn: (language) => `spoken in ${language}`,
  formula: ({ version, from, to, weight }) =>
    `Weighted mean of the parts measured: each counts once, one below ${from} counts ${weight} times${from === to ? '' : `, and up to ${to} the one passes into the other`}. Formula number ${version}.`,

  partsTitle: 'The parts of the score',
  cost: (points) => `costs ${points} points`,

  narrowHeads: { volume: 'Volume', fillers: 'Filler words' },

  courseTitle: 'The course of the talk',
  courseNote: 'The green band is the good range; the strokes below the lines are pauses.',
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
