import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LevelJudgement } from './level.ts';

type Words = Readonly<{ name: MessageDescriptor; advice: MessageDescriptor; tone: 'good' | 'near' | 'off' }>;

export const levelWords: Record<LevelJudgement, Words> = {
  asleep: {
    name: msg`Ton angehalten`,
    advice: msg`Klicken Sie auf die Seite oder drücken Sie eine Taste: Bis dahin hält Ihr Browser den Ton an.`,
    tone: 'near',
  },
  silent: {
    name: msg`nichts zu hören`,
    advice: msg`Sprechen Sie ein paar Worte. Bleibt es still, wählen Sie ein anderes Mikrofon.`,
    tone: 'off',
  },
  quiet: { name: msg`zu leise`, advice: msg`Gehen Sie näher ans Mikrofon oder sprechen Sie lauter.`, tone: 'near' },
  good: { name: msg`gut`, advice: msg`So bleibt es gut zu verstehen und zu messen.`, tone: 'good' },
  loud: {
    name: msg`zu laut`,
    advice: msg`Gehen Sie etwas weiter weg vom Mikrofon oder sprechen Sie leiser.`,
    tone: 'near',
  },
  clipped: {
    name: msg`übersteuert`,
    advice: msg`Gehen Sie weiter weg vom Mikrofon oder stellen Sie es weniger empfindlich ein.`,
    tone: 'off',
  },
};
