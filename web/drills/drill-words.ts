import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { AudioWaveform, BookOpenText, Gauge, type LucideIcon, MessageCircleOff, Timer, Wind } from 'lucide-react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { DrillKind, DrillResult } from '#domain/sessions/contract/drills.ts';

import { unitNames } from '#domain/sessions/contract/unit-words.ts';

type Words = Readonly<{
  name: MessageDescriptor;
  /** The aim of the exercise, in one line. */
  aim: MessageDescriptor;
  /** Instructions. */
  task: MessageDescriptor;
  /** The unit of the result. */
  unit: MessageDescriptor | Bilingual;
  icon: LucideIcon;
  /** Longest recording, in seconds. */
  seconds: number;
}>;

export const drillWords: Record<DrillKind, Words> = {
  pauses: {
    name: msg`Pausen setzen`,
    aim: msg`Nach wichtigen Sätzen still bleiben`,
    task: msg`Erzählen Sie eine Minute lang von Ihrem letzten Urlaub. Schließen Sie nach jedem wichtigen Satz den Mund, atmen Sie ein, und zählen Sie still bis zwei.`,
    unit: msg`Pausen je Minute`,
    icon: Timer,
    seconds: 60,
  },
  melody: {
    name: msg`Melodie`,
    aim: msg`Mit der Stimme auf und ab gehen`,
    task: msg`Erzählen Sie ein Märchen, als säßen Kinder vor Ihnen. Übertreiben Sie: Der Riese spricht tief, die Maus spricht hoch.`,
    unit: msg`Halbtöne`,
    icon: AudioWaveform,
    seconds: 60,
  },
  pace: {
    name: msg`Ruhiges Tempo`,
    aim: msg`Mit dem Takt lesen, nicht gegen ihn`,
    task: msg`Lesen Sie den Text laut vor, zu jedem Schlag zwei Wörter. Der Punkt gibt den Takt; mit Kopfhörern können Sie ihn auch hören.`,
    unit: unitNames.words_per_minute,
    icon: Gauge,
    seconds: 60,
  },
  fillers: {
    name: msg`Ohne Füllwörter`,
    aim: msg`Stille statt „äh“`,
    task: msg`Erklären Sie eine Minute lang, was Sie beruflich tun. Sobald ein Füllwort kommen will, schließen Sie den Mund.`,
    unit: msg`Füllwörter je Minute`,
    icon: MessageCircleOff,
    seconds: 60,
  },
  twister: {
    name: msg`Zungenbrecher`,
    aim: msg`Schnell und trotzdem deutlich`,
    task: msg`Sprechen Sie den Satz dreimal hintereinander: erst langsam, dann schneller, dann so schnell es deutlich geht.`,
    unit: msg`Silben je Sekunde`,
    icon: Wind,
    seconds: 30,
  },
  retell: {
    name: msg`Lesen und nacherzählen`,
    aim: msg`Frei sprechen, ohne stecken zu bleiben`,
    task: msg`Lesen Sie die Geschichte einmal still. Sobald Sie beginnen, verschwindet sie, und Sie erzählen sie mit eigenen Worten nach.`,
    unit: msg`Sekunden längste Stille`,
    icon: BookOpenText,
    seconds: 60,
  },
};

export const reasonWords: Record<NonNullable<DrillResult['reason']>, MessageDescriptor> = {
  no_voice: msg`Es war keine Stimme zu hören. Prüfen Sie das Mikrofon.`,
  too_short: msg`Das war zu kurz, um etwas zu messen. Sprechen Sie ein wenig länger.`,
  unfinished: msg`Der Text war nicht ganz zu hören. Sprechen Sie ihn bis zum Ende.`,
  other_text: msg`Das war nicht der Text dieser Übung. Lesen Sie genau das, was über der Aufnahme steht.`,
  other_story: msg`Das war nicht die Geschichte dieser Übung. Lesen Sie sie still, und erzählen Sie sie nach.`,
  no_words: msg`Es waren keine Wörter zu erkennen, deshalb lässt sich nichts zählen.`,
};

export const verdictWords: Record<
  NonNullable<DrillResult['verdict']>,
  Readonly<{ name: MessageDescriptor; tone: 'good' | 'near' | 'off' }>
> = {
  good: { name: msg`gelungen`, tone: 'good' },
  near: { name: msg`fast`, tone: 'near' },
  off: { name: msg`noch nicht`, tone: 'off' },
};
