import { shareCommands } from '#domain/shares/contract/calls.ts';
import type { Name } from '../cast.ts';
import { done, type Part } from '../stage.ts';

type Comment = readonly [who: Name, offset: number | null, text: string];
type DemoShare = Readonly<{
  who: Name;
  recording: string;
  days: number;
  to: readonly Name[];
  told: readonly Comment[];
  isRead: boolean;
}>;

const shown: readonly DemoShare[] = [
  {
    ...{ who: 'lea', recording: 'lea-introduction-1', days: 81, to: ['miriam', 'jonas'], isRead: true },
    told: [
      ['miriam', 5.8, 'Hier eilen Sie von einem Satz in den nächsten. Atmen Sie nach „anzufangen“ einmal aus.'],
      [
        'miriam',
        null,
        'Ein guter Anfang: Man möchte Sie kennenlernen. Lassen Sie beim nächsten Mal die „äh“ weg, dann bleibt mehr von Ihnen übrig.',
      ],
      ['jonas', 31.5, 'Der Kaffee in der Küche ist mein Lieblingssatz!'],
    ],
  },
  {
    ...{ who: 'lea', recording: 'lea-status-3', days: 64, to: ['miriam'], isRead: true },
    told: [
      [
        'miriam',
        null,
        'Deutlich ruhiger. Jetzt fehlt nur noch eine Pause vor der Frage „Welche Zahlen zeigen wir zuerst?“',
      ],
    ],
  },
  {
    ...{ who: 'lea', recording: 'lea-garden-3', days: 50, to: ['miriam', 'sophie', 'hannah'], isRead: true },
    told: [
      ['sophie', 0.5, 'Ich konnte die Tomaten riechen.'],
      ['hannah', null, 'Mich haben Sie überzeugt. Wo unterschreibe ich?'],
    ],
  },
  {
    ...{ who: 'lea', recording: 'lea-fourDays-3', days: 2, to: ['miriam', 'jonas', 'tobias'], isRead: false },
    told: [['tobias', null, 'Das ist mit Abstand Ihr bester Vortrag. Der Schluss sitzt.']],
  },
  {
    ...{ who: 'jonas', recording: 'jonas-topic-2', days: 55, to: ['lea', 'miriam'], isRead: true },
    told: [['lea', null, 'Für mich noch etwas zu schnell, aber das Bild mit der Großmutter bleibt hängen.']],
  },
  { ...{ who: 'sophie', recording: 'sophie-product-2', days: 28, to: ['lea'], isRead: false }, told: [] },
];

/** People share talks with members of their group, who give feedback. */
export const shares: Part = (stage) =>
  stage.size === 'small'
    ? []
    : shown.flatMap(({ who, recording, days, to, told, isRead }) => [
        {
          at: stage.daysAgo(days, '20:10'),
          does: () =>
            done(
              stage.by(who).send(shareCommands.ShareSession, {
                body: { id: stage.kept(recording), sharedWith: stage.emails(to) },
              }),
            ),
        },
        ...told.map(([by, offset, text], index) => ({
          at: stage.daysAgo(days - 1, `7:${15 + index * 5}`),
          async does() {
            const params = { id: stage.kept(recording) };
            await done(stage.by(by).send(shareCommands.SeeShared, { params }));
            await done(stage.by(by).send(shareCommands.GiveShareFeedback, { params, body: { text, offset } }));
          },
        })),
        ...(isRead
          ? [
              {
                at: stage.daysAgo(days - 1, '19:30'),
                does: () =>
                  done(stage.by(who).send(shareCommands.ReadShareFeedback, { params: { id: stage.kept(recording) } })),
              },
            ]
          : []),
      ]);
