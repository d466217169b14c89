import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { AdviceCode } from './advice.ts';

export const adviceHeading: Bilingual = { de: 'Das hat am meisten gekostet', en: 'What cost the most' };
/** Shown instead of advice if all measured parts are good. */
export const nothingToMend: Bilingual = {
  de: 'Nichts: Alles, was gemessen wurde, liegt im guten Bereich.',
  en: 'Nothing: everything measured is in its good range.',
};

export type AdviceWords = Readonly<{
  title: Bilingual;
  /** The effect on listeners. */
  meaning: Bilingual;
  /** The effect, in words about another person. Set if `meaning` addresses the speaker. */
  ofOther?: Bilingual;
  /** What the moments show. */
  moments: Bilingual;
}>;

export const adviceWords: Readonly<Record<AdviceCode, AdviceWords>> = {
  pitch_monotone: {
    title: { de: 'Gleichförmige Stimme', en: 'Monotonous voice' },
    meaning: {
      de: 'Ihre Stimme bleibt auf einer Höhe. Das klingt gleichförmig, auch wenn der Inhalt es nicht ist.',
      en: "Your voice stays on one note. That sounds monotonous, even where what you say isn't.",
    },
    ofOther: {
      de: 'Die Stimme bleibt auf einer Höhe. Das klingt gleichförmig, auch wenn der Inhalt es nicht ist.',
      en: "The voice stays on one pitch. It sounds monotonous even when the content isn't.",
    },
    moments: { de: 'Am gleichförmigsten ab:', en: 'Most monotonous from:' },
  },
  pitch_restless: {
    title: { de: 'Unruhige Stimme', en: 'Restless voice' },
    meaning: {
      de: 'Ihre Stimme springt stark. Das strengt beim Zuhören an und verwischt, was wichtig ist.',
      en: "Your voice jumps a lot. That's tiring to listen to and blurs what matters.",
    },
    ofOther: {
      de: 'Die Stimme springt stark. Das strengt beim Zuhören an und verwischt, was wichtig ist.',
      en: "The voice jumps a lot. That's tiring to listen to and blurs what matters.",
    },
    moments: { de: 'Am unruhigsten ab:', en: 'Most restless from:' },
  },
  too_quiet: {
    title: { de: 'Zu leise', en: 'Too quiet' },
    meaning: {
      de: 'Die Aufnahme ist leise. Das kann an der Stimme liegen oder am Abstand zum Mikrofon.',
      en: 'The recording is quiet. It may be the voice, or the distance from the microphone.',
    },
    moments: { de: 'Am leisesten ab:', en: 'Quietest from:' },
  },
  too_loud: {
    title: { de: 'Zu laut', en: 'Too loud' },
    meaning: {
      de: 'Die Aufnahme ist sehr laut. Nahe am Anschlag klingt jede Stimme gepresst.',
      en: 'The recording is very loud. Close to the limit every voice sounds strained.',
    },
    moments: { de: 'Am lautesten ab:', en: 'Loudest from:' },
  },
  pauses_too_few: {
    title: { de: 'Zu wenige Pausen', en: 'Too few pauses' },
    meaning: {
      de: 'Es gibt kaum Pausen. Wer zuhört, hat keine Zeit, einen Gedanken aufzunehmen.',
      en: 'There are hardly any pauses. Listeners have no time to take a thought in.',
    },
    moments: { de: 'Am längsten ohne Pause ab:', en: 'Longest without a pause from:' },
  },
  pauses_too_many: {
    title: { de: 'Zu viele Pausen', en: 'Too many pauses' },
    meaning: {
      de: 'Es gibt viele lange Pausen. Der Faden geht beim Zuhören leicht verloren.',
      en: 'There are many long pauses. Listeners easily lose the thread.',
    },
    moments: { de: 'Am dichtesten ab:', en: 'Densest from:' },
  },
  silences_too_long: {
    title: { de: 'Zu lange Stille', en: 'Silences too long' },
    meaning: {
      de: 'Eine Pause wirkt, solange man spürt, dass es weitergeht. Danach wartet man nur noch.',
      en: "A pause works as long as listeners feel that the talk is about to go on. After that, they're just waiting.",
    },
    moments: { de: 'Am längsten still ab:', en: 'Longest silence from:' },
  },
  pauses_misplaced: {
    title: { de: 'Pausen mitten im Satz', en: 'Pauses inside of sentences' },
    meaning: {
      de: 'Eine Pause am Ende eines Satzes lässt ihn wirken. Mitten im Satz reißt sie auseinander, was zusammengehört.',
      en: 'A pause at the end of a sentence lets it sink in. In the middle, it breaks up what belongs together.',
    },
    moments: { de: 'Am längsten mitten im Satz ab:', en: 'Longest inside of a sentence from:' },
  },
  too_slow: {
    title: { de: 'Zu langsam', en: 'Too slow' },
    meaning: {
      de: 'Sie sprechen langsam. Die Gedanken der Zuhörenden wandern leicht ab.',
      en: "You speak slowly. Listeners' thoughts wander off easily.",
    },
    ofOther: {
      de: 'Das Sprechen ist langsam. Die Gedanken der Zuhörenden wandern leicht ab.',
      en: "The pace is slow. Listeners' thoughts drift easily.",
    },
    moments: { de: 'Am langsamsten ab:', en: 'Slowest from:' },
  },
  too_fast: {
    title: { de: 'Zu schnell', en: 'Too fast' },
    meaning: {
      de: 'Sie sprechen schnell. Was wichtig ist, rauscht vorbei wie alles andere.',
      en: 'You speak fast. What matters rushes past with everything else.',
    },
    ofOther: {
      de: 'Das Sprechen ist schnell. Was wichtig ist, rauscht vorbei wie alles andere.',
      en: 'The pace is fast. What matters rushes past with everything else.',
    },
    moments: { de: 'Am schnellsten ab:', en: 'Fastest from:' },
  },
  fillers: {
    title: { de: 'Viele Füllwörter', en: 'Many fillers' },
    meaning: {
      de: 'Füllwörter häufen sich. Sie lenken vom Inhalt ab und lassen Sie unsicher wirken.',
      en: 'Filler words pile up. They distract from what you say and make you seem unsure.',
    },
    ofOther: {
      de: 'Füllwörter häufen sich. Sie lenken vom Inhalt ab und wirken unsicher.',
      en: 'Filler words pile up. They distract from the content and sound unsure.',
    },
    moments: { de: 'Am dichtesten ab:', en: 'Densest from:' },
  },
  repetition: {
    title: { de: 'Viele Wiederholungen', en: 'Many repetitions' },
    meaning: {
      de: 'Manches sagen Sie mehrmals. Der Gedanke wird dadurch nicht klarer, nur länger.',
      en: 'You say some things several times. That makes the thought longer, not clearer.',
    },
    ofOther: {
      de: 'Manches wird mehrmals gesagt. Der Gedanke wird dadurch nicht klarer, nur länger.',
      en: 'Some things are said several times. That makes the thought longer, not clearer.',
    },
    moments: { de: 'Am häufigsten ab:', en: 'Most often from:' },
  },
  unclear: {
    title: { de: 'Undeutliche Aussprache', en: 'Unclear articulation' },
    meaning: {
      de: 'Die Spracherkennung hat manches schlecht verstanden. Das kann an der Aussprache liegen, auch an Geräuschen oder Fachwörtern.',
      en: 'The speech recogniser had trouble with parts of it. That may be due to articulation, but also to noise or technical terms.',
    },
    moments: { de: 'Am undeutlichsten ab:', en: 'Least clear from:' },
  },
  volume_uneven: {
    title: { de: 'Schwankende Lautstärke', en: 'Wavering volume' },
    meaning: {
      de: 'Ihre Sätze sind verschieden laut. Leise Stellen gehen verloren, laute erschrecken.',
      en: 'Your sentences vary in loudness. Quiet passages get lost, and loud ones startle.',
    },
    ofOther: {
      de: 'Die Sätze sind verschieden laut. Leise Stellen gehen verloren, laute erschrecken.',
      en: 'Sentences vary in loudness. Quiet passages get lost, loud ones startle.',
    },
    moments: { de: 'Am weitesten vom Übrigen ab:', en: 'Furthest from the others:' },
  },
  volume_fades: {
    title: { de: 'Sätze verklingen', en: 'Sentences fade' },
    meaning: {
      de: 'Am Ende Ihrer Sätze fehlt die Kraft. Dort steht oft das Wichtigste.',
      en: 'Your sentences lose energy at the end, where the main point often is.',
    },
    ofOther: {
      de: 'Am Ende der Sätze fehlt die Kraft. Dort steht oft das Wichtigste.',
      en: 'Sentences lose energy at the end, where the main point often is.',
    },
    moments: { de: 'Am meisten verklingt es ab:', en: 'Fades most from:' },
  },
  volume_flat: {
    title: { de: 'Wenig Betonung', en: 'Little stress' },
    meaning: {
      de: 'Alle Wörter sind gleich laut. Wer zuhört, erkennt nicht, worauf es ankommt.',
      en: "All words are equally loud. Listeners can't tell what matters.",
    },
    moments: { de: 'Am flachsten ab:', en: 'Flattest from:' },
  },
  negative: {
    title: { de: 'Viele schwere Worte', en: 'Many heavy words' },
    meaning: {
      de: 'Der Ton Ihrer Worte ist eher negativ. Am Ende bleibt oft nur das Problem im Kopf.',
      en: 'Your wording leans negative. Often only the problem sticks.',
    },
    ofOther: {
      de: 'Der Ton der Worte ist eher negativ. Am Ende bleibt oft nur das Problem im Kopf.',
      en: 'The wording leans negative. In the end, often only the problem sticks.',
    },
    moments: { de: 'Am deutlichsten ab:', en: 'Clearest from:' },
  },
};
