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
  noScore: 'No overall score.',
  withheld: {
    too_short: ({ measured, needed }) =>
      `Too little was heard: the recording lasts ${measured} s, ${needed} s are needed.`,
    too_little_voice: ({ measured, needed }) =>
      `Too little was heard: ${measured} s of voiced speech, ${needed} s are needed. Whispering does not count.`,
    too_few_parts: ({ measured, needed }) => `Too little was measured: ${measured} of ${needed} parts that are needed.`,
    steady_pitch: () => 'This sounds like tones or music: the pitch stands still where it would glide in speech.',
    unbroken_voice: () =>
      'This does not sound like speech: the sound never breaks off as consonants and breath demand.',
    no_syllables: () => 'This does not sound like speech: hardly any syllables can be heard.',
    two_voices: () => 'Two voices take turns here. Only a person who speaks alone is scored.',
    unknown: () => 'Too little could be heard in this recording to measure anything.',
  },
  formula: ({ version, from, to, weight }) =>
    `Weighted mean of the parts measured: each counts once, one below ${from} counts ${weight} times${from === to ? '' : `, and up to ${to} the one passes into the other`}. Formula number ${version}.`,
  judgements: { good: 'good', near: 'nearly good', off: 'needs work' },

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
  pitchMovement: (ratio) => `variation ${ratio}`,
  perMinute: (count) => `${count} per minute`,
  wordsPerMinute: (count) => `${count} words per minute`,
  flatTime: (share) => `flatter than good for ${share} of the time`,
  placedInside: (share) => `${share} of them inside of a sentence`,
  heardFillers: 'counted by sound',
  longestSilence: (seconds) => `longest silence ${seconds} s`,
  volumeAspects: {
    even: (value) => `moves by ${value} dB`,
    ends: (value) => `${value} dB softer at the ends of sentences`,
    emphasis: (value) => `stress of ${value} dB`,
  },
  goodBetween: (from, to) => `good range ${from} to ${to}`,
  goodUpTo: (to) => `good range up to ${to}`,
  goodFrom: (from) => `good range from ${from}`,
  unmeasuredTitle: 'Not measured',
  reasons: {
    no_words: 'no words',
    no_voice: 'no voice heard',
    too_short: 'too little speech',
    no_movement_data: 'only measured with a VR headset',
    movement_estimated: 'estimated from the camera, so not scored',
    no_confidence: 'the recogniser did not say how sure it was',
    fillers_dropped: 'the speech recogniser leaves out sounds like “um”',
    recorded_too_quietly: 'recorded too quietly to judge the voice',
    text_misfit: 'the text does not fit the sound',
    written_by_person: 'written by hand: what is not in it may have been said',
    unknown: 'no measurement',
  },
  unmeasuredNote: 'Nothing was estimated: the score holds only what was measured.',
  misfitTitle: 'The text does not fit the sound',
  misfit: {
    length: ({ times }) => `It has ${times} times as many syllables as can be heard.`,
    language: () => 'It is written in another language than the one given for the talk.',
    times: ({ share }) => `Nobody speaks at ${share} of its times.`,
    unfound: () => 'Its syllables cannot be found in the recording.',
  },
  misfitNote: 'It stays here, but only the sound is scored.',

  recordingTitle: 'About the recording',
  warnings: {
    too_quiet:
      'Recorded too quietly. The microphone may be the reason, so the volume is not scored. Move it closer or turn it up.',
    too_noisy:
      'Too much noise. Quiet passages and pauses are then hard to tell apart. A quieter room, or a microphone close to your mouth, helps.',
    clipped:
      'Clipped. The sound is cut off where it is loud; volume and pitch are uncertain there. Turn the microphone down or move away from it.',
    hum: 'Mains hum. We took it away before measuring. Listeners hear it: another cable or a device on battery usually helps.',
    offset:
      'Shifted zero line. The sound does not lie around zero. We made up for it before measuring; the sound card is usually the cause.',
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
  moods: { positive: 'positive', neutral: 'neutral', negative: 'negative' },

  courseTitle: 'The course of the talk',
  courseNote: 'The green band is the good range; the strokes below the lines are pauses.',
  lanes: { pitch: 'Pitch', volume: 'Volume', pace: 'Pace' },
  laneAsText: (lane, lowest, highest) => `${lane} along the talk, from ${lowest} to ${highest}`,
  findingsLane: 'Findings',
  findingsCounted: (fillers, repetitions) =>
    `${fillers} ${fillers === 1 ? 'filler' : 'fillers'} above, ${repetitions} ${repetitions === 1 ? 'repetition' : 'repetitions'} below`,

  feedbackTitle: 'Feedback',
  byRules: (at) => `Written by fixed rules from your measurements, ${at}.`,
  byModel: (version, at) =>
    `Written by a language model (${version}), ${at}. Every number in it was checked against your measurements.`,

  earlierFeedback: {
    rewriting: 'It speaks of an earlier score; the new one had not been written yet.',
    earlier_formula: 'It speaks of the score by an earlier formula.',
  },
  withoutModel: {
    no_consent: 'A language model writes only where passing the words on is allowed.',
    quota_exhausted: 'This month’s quota of feedback by a language model was used up.',
    unavailable: 'The language model could not be reached.',
    unfounded: 'What the language model wrote did not stand up to the measurements.',
  },

  transcriptTitle: 'What was said',
  sources: {
    azure: 'Recognised by Azure Speech.',
    endpoint: 'Recognised by the speech recogniser that is set up.',
    parakeet: 'Recognised by Parakeet, on the server.',
    whisper: 'Recognised by Whisper, on the server.',
    person: 'Entered by hand.',
  },
  estimatedTimes: 'When each word was said is estimated from pauses and syllables.',
  unsureTimes: (count) =>
    count === 1
      ? '1 word could not be found in the recording for sure: when it was said is unknown.'
      : `${count} words could not be found in the recording for sure: when they were said is unknown.`,
  dropsFillers: 'This recogniser often leaves out sounds like “um”: there may have been more than stand here.',
  looks: { f: 'filler', c: 'filler in this place', r: 'repetition' },
  pause: 'pause',
  noTranscript: 'There are no words of this talk.',
  missingWords: {
    no_engine: 'No speech recogniser is set up here, so only the sound was measured.',
    no_consent:
      'The recording was not to be passed on to a speech recogniser. It stayed here, and only the sound was measured.',
    no_speech: 'The speech recogniser heard no words in this recording.',
    engine_refused:
      'The speech recogniser did not accept the recording. That is a matter of its settings, not of the talk.',
    engine_quota: 'The quota of the speech recogniser was used up.',
    engine_unavailable: 'The speech recogniser could not be reached.',
    words_unreadable: 'The words that were entered could not be read.',
  },
};
