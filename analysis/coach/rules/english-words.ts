import type { Figures } from '../measured/format.ts';
import type { CoachWords, FindingFigures } from './coach-words.ts';

/** The moments of a finding, appended to a sentence. */
const at = ({ moments }: FindingFigures, lead: string) => (moments ? `, ${lead} ${moments}` : '');
/** The passage to practise with. */
const passage = ({ strongest }: FindingFigures) =>
  strongest ? `the passage at ${strongest}` : 'a paragraph of your text';

const one = '1';
const are = (value: string) => (value === one ? 'is' : 'are');
const counted = (value: string, single: string, several: string) => `${value} ${value === one ? single : several}`;

const pace: Readonly<Partial<Record<Figures['unit'], string>>> = {
  words_per_minute: 'words a minute',
  syllables_per_second: 'syllables a second',
};

/** Names the weakest side of the movement. */
const moved =
  (what: string) =>
  ({ score, best }: Readonly<{ score: string; best: string }>) =>
    `Your movement reaches ${score} of ${best} points, and what costs most of it is that ${what}.`;

export const englishWords: CoachWords = {
  opening: {
    whole: ({ duration, score, best }) =>
      `Your talk of ${duration} minutes reaches ${score} of ${best} points overall, and every figure in this feedback was measured in your recording.`,
    sound: ({ duration, score, best }) =>
      `Your talk of ${duration} minutes reaches a sound score of ${score} of ${best} points: only its sound was measured, and this score says nothing about the words.`,
  },
  silence: ({ duration }) =>
    `No speech was found in the ${duration} minutes of this recording, so there are neither points nor advice. Before you record again, check that the right microphone is chosen and not muted, and that the level meter moves, so that you do not get ${duration} empty minutes once more.`,
  withheld: {
    too_short: ({ measured, needed }) =>
      `At ${measured} s this recording is too short for an overall score, which needs at least ${needed} s. What could be measured stands beside the parts; speak a little longer next time.`,
    too_little_voice: ({ measured, needed }) =>
      `This recording holds ${measured} s of voiced speech, and an overall score needs ${needed} s. What could be measured stands beside the parts; speak longer and with your full voice next time, since whispering does not count.`,
    too_few_parts: ({ measured, needed }) =>
      `Of the parts of the score ${measured} could be measured, and an overall score needs ${needed}. Why the others are missing stands beside them.`,
    not_speech: () =>
      'This recording does not sound like one person who speaks, so there is neither an overall score nor advice. Check that it is the right file, and that the microphone records the voice and not music or noise.',
  },
  good: {
    pitch: ({ value, from, to }) =>
      `The melody of your voice is lively: its pitch moves by ${value} around the middle, and ${from} to ${to} is good.`,
    volume: ({ value, from, to, aspect }) =>
      aspect === 'emphasis'
        ? `You stress what matters: there are ${value} decibels between stressed and plain syllables, and from ${from} on that is good.`
        : aspect === 'ends'
          ? `Your sentences carry to their last word, since only ${value} decibels are missing at their end, and up to ${to} is natural.`
          : `You lead your voice evenly: from sentence to sentence the volume moves by ${value} decibels, and up to ${to} go unnoticed.`,
    pauses: ({ value, from, to }) =>
      `Your pauses give people time to think: there ${are(value)} ${value} a minute, and ${from} to ${to} are good.`,
    speech_speed: ({ value, from, to, unit }) =>
      `Your pace of ${value} ${pace[unit]} is easy to follow, since ${from} to ${to} are recommended.`,
    filler_words: ({ value, to }) =>
      value === '0'
        ? `No filler words were to be heard, and even ${to} a minute would disturb nobody.`
        : `Your filler words go unnoticed, because there ${are(value)} ${value} a minute, and up to ${to} disturb nobody.`,
    repetition: ({ value, to }) =>
      value === '0'
        ? `You do not repeat yourself, and even ${to} times a minute would go unnoticed.`
        : `You rarely repeat yourself, namely ${counted(value, 'time', 'times')} a minute, where up to ${to} times goes unnoticed.`,
    speech_clarity: ({ value, from }) =>
      `You speak clearly: the speech recogniser was ${value} sure of your words on average, and from ${from} on that is good.`,
    sentiment: ({ value, from }) =>
      `The tone of your words carries the talk, because it is at ${value}, and from ${from} on it counts as factual or friendly.`,
  },
  nearest: ({ part, value, score }) =>
    `What comes nearest to its good range is ${part} at ${value}, which makes ${counted(score, 'point', 'points')} and is something to build upon.`,
  partNames: {
    pitch: 'the melody of your voice',
    volume: 'the control of your volume in decibels',
    pauses: 'the number of pauses a minute',
    speech_speed: 'the pace',
    filler_words: 'the number of filler words a minute',
    repetition: 'the number of repetitions a minute',
    speech_clarity: 'the clarity',
    sentiment: 'the tone of the words',
  },
  finding: {
    pitch_monotone: (f) =>
      `Your voice often stays on one note: its pitch moves by only ${f.value} around the middle, while ${f.from} to ${f.to} is good${at(f, 'and it sounds most even at')}.`,
    pitch_restless: (f) =>
      `Your voice leaps a lot: its pitch moves by ${f.value} around the middle, while ${f.from} to ${f.to} is good${at(f, 'and it sounds most restless at')}.`,
    too_quiet: (f) =>
      `The recording is quiet: on average your voice reaches ${f.value} of the scale, while ${f.from} to ${f.to} is good${at(f, 'and it is softest at')}.`,
    too_loud: (f) =>
      `The recording is very loud: on average your voice reaches ${f.value} of the scale, while ${f.from} to ${f.to} is good${at(f, 'and it is loudest at')}.`,
    pauses_too_few: (f) =>
      f.value === '0'
        ? `There are no pauses: a silence of more than ${f.breakSeconds} second hardly ever comes, while ${f.from} to ${f.to} a minute are good${at(f, 'and you speak longest without one from')}.`
        : `There are few pauses: counting silence in full from ${f.pauseSeconds} seconds on and in part from ${f.breakSeconds} there ${are(f.value)} ${f.value} a minute, while ${f.from} to ${f.to} are good${at(f, 'and you speak longest without one from')}.`,
    pauses_too_many: (f) =>
      `The thread is often lost: counting silence in full from ${f.pauseSeconds} seconds on and in part from ${f.breakSeconds} there are ${f.value} pauses a minute, while ${f.from} to ${f.to} are good${at(f, 'and they crowd at')}.`,
    silences_too_long: (f) =>
      `Some silence is too long: the longest lasts ${f.value} seconds, and from ${f.longSilence} seconds on people wonder whether you will go on${at(f, 'as at')}.`,
    pauses_misplaced: (f) =>
      `Many pauses stand inside of sentences: there ${are(f.value)} ${f.value} a minute altogether, and they work best where a sentence ends${at(f, 'it tears most at')}.`,
    too_slow: (f) =>
      `You speak slowly: it is ${f.value} ${pace[f.unit]} on average, while ${f.from} to ${f.to} are good${at(f, 'and it is slowest at')}.`,
    too_fast: (f) =>
      `You speak fast: it is ${f.value} ${pace[f.unit]} on average, while ${f.from} to ${f.to} are good${at(f, 'and it is fastest at')}.`,
    fillers: (f) =>
      `Filler words distract: there ${are(f.value)} ${f.value} a minute, while up to ${f.to} go unnoticed${at(f, 'and they crowd at')}.`,
    repetition: (f) =>
      `You say some things several times: there ${are(f.value)} ${counted(f.value, 'repetition', 'repetitions')} a minute, while up to ${f.to} go unnoticed${at(f, 'and it is heard most at')}.`,
    unclear: (f) =>
      `Some of it is hard to understand: the speech recogniser was only ${f.value} sure of the words on average, while it is good from ${f.from} on${at(f, 'and it is least clear at')}.`,
    volume_uneven: (f) =>
      `Your volume wavers: from sentence to sentence it moves by ${f.value} decibels, while up to ${f.to} go unnoticed${at(f, 'and it strays farthest at')}.`,
    volume_fades: (f) =>
      `Your sentences fade: at their end your voice is ${f.value} decibels softer than before, while up to ${f.to} sound natural${at(f, 'and most is lost at')}.`,
    volume_flat: (f) =>
      `No word stands out: between stressed and plain syllables there are ${f.value} decibels, while it is good from ${f.from} on${at(f, 'and it sounds flattest at')}.`,
    negative: (f) =>
      `The tone of the words is rather negative: it is at ${f.value}, while from ${f.from} on it counts as factual or friendly${at(f, 'and it shows most at')}.`,
  },
  movement: {
    none: ({ score, best }) =>
      `You convince even without sound: your movement reaches ${score} of ${best} points, as your gaze, hands, head and stance are all in the good range.`,
    gaze_one_third: moved('part of the audience hardly gets a glance'),
    gaze_away: moved('you seldom look at the audience'),
    hands_still: moved('your hands are still'),
    hands_restless: moved('your hands are restless'),
    hands_hidden: moved('your hands are often out of sight'),
    head_restless: moved('your head keeps turning'),
    swaying: moved('you sway'),
    pacing: moved('you pace to and fro'),
  },
  cost: ({ cost, best }) =>
    `Mending this alone would bring ${counted(cost, 'point', 'points')} on the scale up to ${best}.`,
  exercise: {
    exaggerate_melody: (f) =>
      `As an exercise for next time, read ${passage(f)} aloud as if you were telling a fairy tale, lift the one word of each sentence that matters, and listen whether there is more movement in it than ${f.value}.`,
    land_on_full_stops: (f) =>
      `As an exercise for next time, speak ${passage(f)} once more, let your voice sink calmly at every full stop and keep it on one line in between, until the movement of ${f.value} comes nearer to ${f.to}.`,
    speak_to_the_last_row: (f) =>
      `As an exercise for next time, move closer to the microphone, speak ${passage(f)} to an imagined last row, and see to it that the level meter stands clearly above ${f.value}.`,
    step_back: (f) =>
      `As an exercise for next time, take a step back from the microphone or make it less sensitive, speak ${passage(f)} once more at ease, and compare the level meter with ${f.value}.`,
    pause_after_sentence: (f) =>
      `As an exercise for next time, speak ${passage(f)} once more, close your mouth after every important sentence, breathe in, and count silently to ${f.pauseSeconds} before you go on.`,
    pause_at_full_stops: (f) =>
      `As an exercise for next time, read ${passage(f)} aloud and stop for ${f.pauseSeconds} seconds only where there is a full stop in the text.`,
    know_the_next_sentence: (f) =>
      `As an exercise for next time, write down only the first sentence of each section and speak ${passage(f)} with it once more, until fewer than ${f.value} pauses a minute are left.`,
    sum_up_when_stuck: (f) =>
      `As an exercise for next time, speak ${passage(f)} once more, and as soon as you lose the thread, sum up the last thought in one sentence, so that the silence of ${f.value} seconds stays below ${f.longSilence}.`,
    retell_until_it_flows: (f) =>
      `As an exercise for next time, retell ${passage(f)} freely from key words, then again, and then once more, until the sentences come by themselves and the pace is above ${f.value} ${pace[f.unit]}.`,
    halve_the_key_sentence: (f) =>
      `As an exercise for next time, find the most important sentence around ${f.strongest ?? 'the middle'}, say it half as fast as usual, let it sink in, and then keep to a pace below ${f.value} ${pace[f.unit]}.`,
    silence_for_filler: (f) =>
      `As an exercise for next time, speak ${passage(f)} once more and close your mouth whenever a filler word wants to come: silence sounds more certain than ${counted(f.value, 'filler word', 'filler words')} a minute.`,
    one_thought_once: (f) =>
      `As an exercise for next time, write the thought around ${f.strongest ?? 'the middle'} down in a single sentence, say it exactly so and go straight to the next one, so that ${counted(f.value, 'repetition', 'repetitions')} a minute ${f.value === one ? 'becomes' : 'become'} fewer.`,
    articulate_in_a_whisper: (f) =>
      `As an exercise for next time, whisper ${passage(f)} so distinctly that one can read it from your lips, then say it aloud, and see whether the recogniser is surer than ${f.value}.`,
    keep_the_distance: (f) =>
      `As an exercise for next time, stand so that the distance to the microphone stays the same, speak ${passage(f)} once more, and keep the level meter calm until it wavers by less than ${f.value} decibels.`,
    carry_to_the_full_stop: (f) =>
      `As an exercise for next time, speak ${passage(f)} once more, breathe in before every sentence and carry your voice to its last word as if that were the most important one, until less than ${f.value} decibels are lost.`,
    stress_one_word: (f) =>
      `As an exercise for next time, underline one word in every sentence around ${f.strongest ?? 'the middle'}, say it clearly louder than the others, and listen whether there are more than ${f.value} decibels between them.`,
    say_what_helps: (f) =>
      `As an exercise for next time, put behind every problem around ${f.strongest ?? 'the middle'} a sentence that says what helps and who does it, and hear whether the tone rises above ${f.value}.`,
  },
  keepOn: {
    whole: ({ score, best }) =>
      `As an exercise for next time, give the same talk to somebody who does not know the subject and let them tell you afterwards what stayed with them, because at ${score} of ${best} points there is nothing to mend in the craft.`,
    partly: ({ score, best }) =>
      `As an exercise for next time, give the same talk to somebody who does not know the subject and let them tell you afterwards what stayed with them, because the ${score} of ${best} points hold only what could be measured.`,
    sound: ({ score, best }) =>
      `As an exercise for next time, give the talk its own transcript so that the words are measured too, because ${score} of ${best} points hold for the sound alone.`,
  },
  more: [
    ({ wordCount, sentenceLength }) =>
      wordCount && sentenceLength
        ? `You spoke ${counted(wordCount, 'word', 'words')}, and a sentence has ${sentenceLength} of them on average.`
        : undefined,
    ({ averagePitch, semitones }) =>
      averagePitch && semitones
        ? `Your voice lies at ${averagePitch} hertz on average and moves by ${counted(semitones, 'semitone', 'semitones')}, which by itself is neither good nor bad.`
        : undefined,
    ({ lexicalVariety }) =>
      lexicalVariety ? `In stretches of 50 words ${lexicalVariety} of them are different on average.` : undefined,
    ({ articulationRate }) =>
      articulationRate
        ? `While you are speaking there ${are(articulationRate)} ${counted(articulationRate, 'syllable', 'syllables')} a second.`
        : undefined,
    ({ pauseCount, totalPauseTime, averagePauseTime }) =>
      pauseCount === one && totalPauseTime
        ? `Your only long pause lasts ${counted(totalPauseTime, 'second', 'seconds')}.`
        : totalPauseTime && averagePauseTime
          ? `All long pauses together last ${totalPauseTime} seconds, and a single one lasts ${averagePauseTime} on average.`
          : undefined,
    ({ volumeSpread }) =>
      volumeSpread ? `There are ${volumeSpread} decibels between your soft passages and your loud ones.` : undefined,
    ({ speechTime, duration }) =>
      speechTime && duration
        ? `You were speaking for ${speechTime} of ${duration} minutes, and the rest was silence between the words.`
        : undefined,
    ({ signalToNoise }) =>
      signalToNoise
        ? `Your voice stands ${signalToNoise} decibels above the noise of the room, and the more that is, the surer all measures are.`
        : undefined,
  ],
};
