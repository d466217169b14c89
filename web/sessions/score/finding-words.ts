import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Evidence } from './finding-moments.ts';

export const evidenceWords: Record<Evidence, MessageDescriptor> = {
  longest_pauses: msg`Die längsten Pausen:`,
  longest_run: msg`Am längsten ohne Pause ab:`,
  quietest_stretches: msg`Am leisesten ab:`,
  loudest_stretches: msg`Am lautesten ab:`,
  most_even_stretches: msg`Am gleichförmigsten ab:`,
  liveliest_stretches: msg`Am bewegtesten ab:`,
};

type Advice = Readonly<{ meaning: MessageDescriptor; exercise: MessageDescriptor }>;

/** By measure and by the side on which it left its good range. */
const advice: Readonly<Record<string, Advice>> = {
  'pitch-low': {
    meaning: msg`Die Stimme bleibt auf einer Höhe. Das hört sich gleichförmig an, auch wenn der Inhalt es nicht ist.`,
    exercise: msg`Lesen Sie einen Absatz laut und heben Sie in jedem Satz das eine Wort hervor, auf das es ankommt.`,
  },
  'pitch-high': {
    meaning: msg`Die Stimme springt stark. Das strengt beim Zuhören an und verwischt, was wichtig ist.`,
    exercise: msg`Sprechen Sie die Satzenden bewusst tiefer und ruhiger aus.`,
  },
  'volume-low': {
    meaning: msg`Die Aufnahme ist leise. Das kann an der Stimme liegen oder am Abstand zum Mikrofon.`,
    exercise: msg`Rücken Sie eine Handbreit näher ans Mikrofon und sprechen Sie zur letzten Reihe.`,
  },
  'volume-high': {
    meaning: msg`Die Aufnahme ist sehr laut. Nahe am Anschlag klingt jede Stimme gepresst.`,
    exercise: msg`Gehen Sie etwas vom Mikrofon weg oder stellen Sie seine Empfindlichkeit niedriger.`,
  },
  'pauses-low': {
    meaning: msg`Es gibt kaum Pausen. Wer zuhört, hat keine Zeit, einen Gedanken aufzunehmen.`,
    exercise: msg`Zählen Sie nach jedem wichtigen Satz still bis zwei, bevor Sie weitersprechen.`,
  },
  'pauses-high': {
    meaning: msg`Es gibt viele lange Pausen. Der Faden geht beim Zuhören leicht verloren.`,
    exercise: msg`Notieren Sie zu jedem Abschnitt den ersten Satz, damit der Anfang sitzt.`,
  },
};

export const adviceFor = (name: string, side: 'low' | 'high'): Advice | undefined => advice[`${name}-${side}`];
