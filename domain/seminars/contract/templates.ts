import type { Locale } from '#domain/kernel/contract.ts';
import type { ElementContent } from '../element-content.ts';
import { elementDefaults } from './element-limits.ts';

/** `forElement`: the `key` of another element of the template. */
type TemplateElement = Readonly<{ key?: string; title: string; body: string; content: ElementContent }>;
export type SeminarTemplate = Readonly<{
  name: string;
  description: string;
  blocks: readonly Readonly<{ title: string; description: string; elements: readonly TemplateElement[] }>[];
}>;

const { requiredScore: _, target: __, ...defaults } = elementDefaults;
const recording = { type: 'video_presentation', ...defaults } as const;
const shared = { ...recording, rateableSubmissions: true, requiredNumShared: 1 };
const practice = (target: number, conditions: Extract<ElementContent, { type: 'goal' }>['conditions'] = []) =>
  ({ type: 'goal', target, conditions }) as const;

const freeSpeech: Record<Locale, SeminarTemplate> = {
  de: {
    name: 'Frei sprechen',
    description:
      'Vom ersten Vortrag zum sicheren Auftritt: lesen, üben, aufnehmen, sich gegenseitig Rückmeldung geben.',
    blocks: [
      {
        title: 'Ankommen',
        description: 'Worum es geht, und wo Sie stehen.',
        elements: [
          {
            title: 'Was frei sprechen heißt',
            body: 'Frei sprechen heißt nicht auswendig sprechen. Sie kennen Ihren Anfang, Ihren Schluss und drei Stationen dazwischen.',
            content: { type: 'read_text' },
          },
          {
            key: 'first',
            title: 'Ihr erster Vortrag',
            body: 'Erzählen Sie eine Minute lang, was Sie hierher geführt hat. Es muss nicht gelingen: Es ist der Stand von heute.',
            content: { ...shared, isTimed: true, expectedLen: 60, maxLen: 90 },
          },
        ],
      },
      {
        title: 'Üben',
        description: 'Worte finden und weglassen.',
        elements: [
          {
            title: 'Was weg kann',
            body: 'Ordnen Sie zu: Was trägt einen Satz, was füllt ihn nur?',
            content: {
              type: 'categorize',
              words: ['sozusagen', 'deshalb', 'quasi', 'zuerst', 'irgendwie', 'zum Beispiel'],
              categories: [
                { name: 'Trägt', phrases: ['deshalb', 'zuerst', 'zum Beispiel'] },
                { name: 'Füllt', phrases: ['sozusagen', 'quasi', 'irgendwie'] },
              ],
            },
          },
          {
            title: 'Auf den Punkt',
            body: 'Sagen Sie dasselbe kürzer.',
            content: {
              type: 'rephrase',
              sentences: ['Ich würde eigentlich gern kurz darauf eingehen, dass wir mehr Zeit brauchen.'],
              answers: ['Wir brauchen mehr Zeit.'],
            },
          },
          { title: 'Dranbleiben', body: 'Nehmen Sie drei Vorträge auf, wann Sie mögen.', content: practice(3) },
        ],
      },
      {
        title: 'Voneinander lernen',
        description: 'Ansehen, was andere zeigen, und sagen, was wirkt.',
        elements: [
          {
            title: 'Rückmeldung geben',
            body: 'Sagen Sie, was Sie gesehen haben, wie es gewirkt hat und was Sie sich wünschen.',
            content: { type: 'give_feedback', forElement: 'first' },
          },
          {
            title: 'Rückmeldung ansehen',
            body: 'Lesen Sie, was andere zu Ihrem Vortrag sagen.',
            content: { type: 'watch_feedback' },
          },
        ],
      },
    ],
  },
  en: {
    name: 'Speaking freely',
    description: 'From a first talk to a confident one: read, practise, record, and give each other feedback.',
    blocks: [
      {
        title: 'Arriving',
        description: 'What this is about, and where you stand.',
        elements: [
          {
            title: 'What speaking freely means',
            body: 'To speak freely is not to speak by heart. You know how you begin, how you end, and three stations in between.',
            content: { type: 'read_text' },
          },
          {
            key: 'first',
            title: 'Your first talk',
            body: 'Tell us for a minute what brought you here. It need not be good: it is where you stand today.',
            content: { ...shared, isTimed: true, expectedLen: 60, maxLen: 90 },
          },
        ],
      },
      {
        title: 'Practising',
        description: 'Find words, and leave some out.',
        elements: [
          {
            title: 'What can go',
            body: 'Sort them: what carries a sentence, and what only fills it?',
            content: {
              type: 'categorize',
              words: ['basically', 'therefore', 'you know', 'first', 'sort of', 'for example'],
              categories: [
                { name: 'Carries', phrases: ['therefore', 'first', 'for example'] },
                { name: 'Fills', phrases: ['basically', 'you know', 'sort of'] },
              ],
            },
          },
          {
            title: 'To the point',
            body: 'Say the same in fewer words.',
            content: {
              type: 'rephrase',
              sentences: ['I would actually just like to briefly mention that we need more time.'],
              answers: ['We need more time.'],
            },
          },
          { title: 'Keep going', body: 'Record three talks whenever you like.', content: practice(3) },
        ],
      },
      {
        title: 'Learning from each other',
        description: 'Watch what others show, and say what works.',
        elements: [
          {
            title: 'Give feedback',
            body: 'Say what you saw, what it did to you, and what you would wish for.',
            content: { type: 'give_feedback', forElement: 'first' },
          },
          {
            title: 'Read feedback',
            body: 'Read what others say about your talk.',
            content: { type: 'watch_feedback' },
          },
        ],
      },
    ],
  },
};

const pitch: Record<Locale, SeminarTemplate> = {
  de: {
    name: 'In einer Minute überzeugen',
    description: 'Ein Kurzvortrag, dreimal: Entwurf, Probe, Auftritt.',
    blocks: [
      {
        title: 'Entwurf',
        description: '',
        elements: [
          {
            title: 'Drei Sätze',
            body: 'Füllen Sie die Lücken: Das ist Ihr Gerüst.',
            content: { type: 'gap_text', text: 'Wir helfen __, damit sie __. Das gelingt, weil __.', answers: [] },
          },
          {
            title: 'Erster Versuch',
            body: 'Nur für Sie: eine Minute, ohne Notizen.',
            content: { ...recording, isTimed: true, expectedLen: 60, maxLen: 75 },
          },
        ],
      },
      {
        title: 'Auftritt',
        description: '',
        elements: [
          {
            title: 'Ohne Füllwörter',
            body: 'Zwei Vorträge mit höchstens zwei Füllwörtern je Minute.',
            content: practice(2, [{ type: 'filler_words', value: 2 }]),
          },
          {
            title: 'Vor Publikum',
            body: 'Diese Aufnahme sehen und bewerten die anderen.',
            content: { ...shared, isTimed: true, expectedLen: 60, maxLen: 75 },
          },
        ],
      },
    ],
  },
  en: {
    name: 'Convince in a minute',
    description: 'One short talk, three times: draft, rehearsal, performance.',
    blocks: [
      {
        title: 'Draft',
        description: '',
        elements: [
          {
            title: 'Three sentences',
            body: 'Fill the gaps: this is your frame.',
            content: { type: 'gap_text', text: 'We help __ so that they __. It works because __.', answers: [] },
          },
          {
            title: 'First try',
            body: 'Only for you: a minute, without notes.',
            content: { ...recording, isTimed: true, expectedLen: 60, maxLen: 75 },
          },
        ],
      },
      {
        title: 'Performance',
        description: '',
        elements: [
          {
            title: 'Without fillers',
            body: 'Two talks with at most two fillers a minute.',
            content: practice(2, [{ type: 'filler_words', value: 2 }]),
          },
          {
            title: 'Before an audience',
            body: 'The others see and rate this recording.',
            content: { ...shared, isTimed: true, expectedLen: 60, maxLen: 75 },
          },
        ],
      },
    ],
  },
};

/** Templates for a new seminar. */
export const seminarTemplateTexts: Readonly<Record<string, Readonly<Record<Locale, SeminarTemplate>>>> = {
  'free-speech': freeSpeech,
  pitch,
};
