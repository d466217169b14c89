import type { Locale } from '#domain/kernel/contract.ts';
import type { Criterion } from './criteria.ts';

type Texts = Readonly<{ name: string; criteria: readonly Omit<Criterion, 'id'>[] }>;

/** Initial sets of criteria that an owner can choose, by kind of talk. */
export const criteriaTemplates: Readonly<Record<'pitch' | 'lecture' | 'interview', Readonly<Record<Locale, Texts>>>> = {
  pitch: {
    de: {
      name: 'Kurzvortrag (Pitch)',
      criteria: [
        {
          name: 'Anliegen',
          description: 'Ist nach den ersten Sätzen klar, worum es geht?',
          levels: ['bleibt unklar', 'wird spät klar', 'früh klar', 'in einem Satz gesagt'],
        },
        {
          name: 'Nutzen',
          description: 'Was haben die Zuhörenden davon?',
          levels: ['kommt nicht vor', 'behauptet', 'mit einem Beispiel', 'belegt und greifbar'],
        },
        {
          name: 'Auftritt',
          description: 'Stimme, Tempo, Pausen, Blick.',
          levels: ['unsicher', 'mit Stockungen', 'sicher', 'mitreißend'],
        },
        {
          name: 'Schluss',
          description: 'Weiß man, was jetzt zu tun ist?',
          levels: ['hört einfach auf', 'fasst zusammen', 'bittet um etwas', 'bittet klar um den nächsten Schritt'],
        },
      ],
    },
    en: {
      name: 'Pitch',
      criteria: [
        {
          name: 'Point',
          description: 'Is it clear within the first sentences what this is about?',
          levels: ['stays unclear', 'clear late', 'clear early', 'said in one sentence'],
        },
        {
          name: 'Benefit',
          description: 'What is in it for the audience?',
          levels: ['missing', 'claimed', 'with an example', 'proven and tangible'],
        },
        {
          name: 'Delivery',
          description: 'Voice, pace, pauses, eye contact.',
          levels: ['insecure', 'halting', 'confident', 'compelling'],
        },
        {
          name: 'Close',
          description: 'Do listeners know what to do next?',
          levels: ['just stops', 'sums up', 'asks for something', 'asks clearly for the next step'],
        },
      ],
    },
  },
  lecture: {
    de: {
      name: 'Fachvortrag',
      criteria: [
        {
          name: 'Aufbau',
          description: 'Findet man hinein, hindurch und heraus?',
          levels: ['kein Faden', 'mit Umwegen', 'nachvollziehbar', 'führt sicher hindurch'],
        },
        {
          name: 'Inhalt',
          description: 'Stimmt es, und ist es das Wesentliche?',
          levels: ['lückenhaft', 'in Teilen richtig', 'richtig', 'richtig und gut gewählt'],
        },
        {
          name: 'Verständlichkeit',
          description: 'Sätze, Beispiele, Fachwörter.',
          levels: ['kaum zu folgen', 'mit Mühe', 'gut zu folgen', 'auch für Fremde klar'],
        },
        {
          name: 'Vortragsweise',
          description: 'Freies Sprechen, Stimme, Tempo, Pausen.',
          levels: ['abgelesen', 'teilweise frei', 'frei', 'frei und lebendig'],
        },
        {
          name: 'Zeit',
          description: 'Passt die Länge?',
          levels: ['deutlich daneben', 'knapp daneben', 'passt'],
        },
      ],
    },
    en: {
      name: 'Lecture',
      criteria: [
        {
          name: 'Structure',
          description: 'Is there a way in, through and out?',
          levels: ['no thread', 'with detours', 'easy to follow', 'guides with confidence'],
        },
        {
          name: 'Content',
          description: 'Is it right, and is it what matters?',
          levels: ['full of gaps', 'partly right', 'right', 'right and well chosen'],
        },
        {
          name: 'Clarity',
          description: 'Sentences, examples, technical terms.',
          levels: ['hard to follow', 'takes effort', 'easy to follow', 'clear even to outsiders'],
        },
        {
          name: 'Delivery',
          description: 'Speaking freely, voice, pace, pauses.',
          levels: ['read out', 'partly free', 'free', 'free and lively'],
        },
        {
          name: 'Timing',
          description: 'Is the length right?',
          levels: ['far off', 'slightly off', 'on time'],
        },
      ],
    },
  },
  interview: {
    de: {
      name: 'Gespräch und Interview',
      criteria: [
        {
          name: 'Zuhören',
          description: 'Geht die Antwort auf die Frage ein?',
          levels: ['weicht aus', 'streift sie', 'beantwortet sie', 'beantwortet sie und führt weiter'],
        },
        {
          name: 'Kürze',
          description: 'Kommt der Kern zuerst?',
          levels: ['verliert sich', 'mit Umwegen', 'auf den Punkt'],
        },
        {
          name: 'Belege',
          description: 'Beispiele und Erfahrungen statt Behauptungen.',
          levels: ['keine', 'allgemein', 'konkret', 'konkret und überzeugend'],
        },
        {
          name: 'Haltung',
          description: 'Ruhe, Zugewandtheit, Umgang mit Nachfragen.',
          levels: ['angespannt', 'wechselhaft', 'ruhig', 'ruhig und zugewandt'],
        },
      ],
    },
    en: {
      name: 'Conversation and interview',
      criteria: [
        {
          name: 'Listening',
          description: 'Does the answer address the question?',
          levels: ['evades it', 'touches on it', 'answers it', 'answers it and moves on'],
        },
        {
          name: 'Brevity',
          description: 'Does the main point come first?',
          levels: ['gets lost', 'with detours', 'to the point'],
        },
        {
          name: 'Evidence',
          description: 'Examples and experience instead of claims.',
          levels: ['none', 'general', 'concrete', 'concrete and convincing'],
        },
        {
          name: 'Presence',
          description: 'Calm, attention, handling follow-up questions.',
          levels: ['tense', 'uneven', 'calm', 'calm and attentive'],
        },
      ],
    },
  },
};
