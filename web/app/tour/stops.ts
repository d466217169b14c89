import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { productConfig } from '#domain/product/contract/calls.ts';
import { speechNorms } from '#domain/sessions/contract/norms.ts';
import type { Answer } from '../../lib/api.ts';

type Config = Answer<typeof productConfig>;

export type Stop = Readonly<{
  /** Selectors of its targets on the overview. The stop points at the first visible one. */
  targets: readonly string[];
  title: MessageDescriptor;
  /** Gets the product's constants from the settings. */
  text: (config: Config) => MessageDescriptor;
}>;

const linkTo = (href: string) => `nav a[href="${href}"]`;

/** The stops in order, all on the overview. The person's progress is the index of a stop. */
export const stops: readonly Stop[] = [
  {
    targets: [],
    title: msg`Ein kurzer Rundgang`,
    text: () => msg`Sieben Stationen, zwei Minuten: Wir zeigen Ihnen, was wo ist. Sie können jederzeit aufhören.`,
  },
  {
    targets: [linkTo('/liverecorder')],
    title: msg`Hier nehmen Sie auf`,
    text: ({ recording }) =>
      msg`Sprechen Sie, als stünden Menschen vor Ihnen: am besten bis zu ${minutes(recording.expectedLength)} Minuten, höchstens ${minutes(recording.maxLength)}. Ein Vortrag unter ${speechNorms.leastTalkSeconds} Sekunden bekommt keinen Gesamtwert und kostet nichts.`,
  },
  {
    targets: ['[data-tour=next-step]'],
    title: msg`Das Eine, was als Nächstes kommt`,
    text: () => msg`Ganz oben in der Übersicht steht immer, was Sie jetzt am weitesten bringt.`,
  },
  {
    targets: ['[data-tour=quota]'],
    title: msg`Was Sie diesen Monat noch haben`,
    text: () =>
      msg`Jede Auswertung kostet eine Analyse. Was misslingt, bekommen Sie zurück. Am Ersten beginnt alles von vorn.`,
  },
  {
    targets: [linkTo('/goals')],
    title: msg`Nehmen Sie sich etwas vor`,
    text: () => msg`Ein Ziel zählt Ihre Vorträge: so viele, bis zu einem Tag, mit den Werten, die Ihnen wichtig sind.`,
  },
  {
    targets: ['[data-tour=score]', linkTo('/liverecorder')],
    title: msg`Woran ein guter Vortrag sich messen lässt`,
    text: ({ norms: { wordsPerMinute: pace, pauseSeconds, pausesPerMinute: pauses, fillersPerMinute: fillers } }) =>
      msg`${pace.from} bis ${pace.to} Wörter in der Minute, ${pauses.from} bis ${pauses.to} Pausen ab ${pauseSeconds} Sekunden (kürzere zählen zum Teil), höchstens ${fillers} Füllwörter in der Minute.`,
  },
  {
    targets: [linkTo('/sessions/list')],
    title: msg`Alle Ihre Vorträge`,
    text: () => msg`Jeder Vortrag mit Wert, Befunden und Übungen. Hören Sie sich die Stellen an, um die es geht.`,
  },
];

const minutes = (seconds: number) => Math.round(seconds / 60);
