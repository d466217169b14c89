import { groupCommands, groupUploads } from '#domain/groups/contract/calls.ts';
import { invitationCommands } from '#domain/invitations/contract/calls.ts';
import type { Name } from '../cast.ts';
import { filmOf } from '../film.ts';
import { done, type Part, type Stage } from '../stage.ts';

export const circle: readonly Name[] = ['lea', 'jonas', 'tobias', 'emre', 'sophie', 'felix', 'hannah'];
const club: readonly Name[] = ['grace', 'daniel', 'amelia', 'katharina'];

type Post = readonly [daysAgo: number, who: Name, title: string, body: string];

const circlePosts: readonly Post[] = [
  [
    82,
    'miriam',
    'Willkommen!',
    '<p>Schön, dass Sie da sind. Wir treffen uns donnerstags um 18 Uhr, jede Woche steht <strong>eine Sache</strong> im Mittelpunkt.</p>',
  ],
  [
    75,
    'miriam',
    'Diese Woche: Füllwörter',
    '<p>Hören Sie sich Ihren ersten Vortrag noch einmal an und zählen Sie:</p><ul><li>Wie oft sagen Sie „äh“?</li><li>Wo würde eine Pause reichen?</li></ul>',
  ],
  [
    54,
    'miriam',
    'Diese Woche: Pausen',
    '<p>Zählen Sie nach jedem Satz bis zwei. Es fühlt sich lang an und klingt gut.</p>',
  ],
  [
    33,
    'miriam',
    'Diese Woche: Lautstärke',
    '<p>Stellen Sie das Mikrofon eine Handbreit vom Mund entfernt auf und sprechen Sie bis in die letzte Reihe.</p>',
  ],
  [
    9,
    'miriam',
    'Abschlussabend',
    '<p>Am letzten Abend hält jede und jeder eine Minute lang den Vortrag, der am besten gelungen ist.</p>',
  ],
];
const clubPosts: readonly Post[] = [
  [
    53,
    'oliver',
    'Welcome to the club',
    '<p>We meet on Tuesdays. Bring one minute of anything: a story, a pitch, a complaint about trains.</p>',
  ],
  [
    24,
    'oliver',
    'A sonnet to begin with',
    '<p>Listen to how the reader breathes. Where are the pauses, and what do they do?</p>',
  ],
];

/** A closed group that somebody leads, and an open one that people join. */
export const groups: Part = (stage) => {
  const posted = (group: string, [days, who, title, body]: Post) => ({
    at: stage.daysAgo(days, '9:00'),
    does: () =>
      done(stage.by(who).send(groupUploads.AddGroupPost, { form: { groupId: stage.kept(group), title, body } })),
  });
  return [
    {
      at: stage.daysAgo(83, '8:00'),
      async does() {
        const { id } = await done(
          stage.by('miriam').send(groupCommands.AddGroup, { body: { name: 'Freie Rede am Donnerstag' } }),
        );
        stage.keep('circle', id);
        await done(
          stage.by('miriam').send(groupCommands.InviteToGroup, { body: { groupId: id, emails: stage.emails(circle) } }),
        );
        await stage.accept(circle);
      },
    },
    ...circlePosts.map((post) => posted('circle', post)),
    filmed(stage, {
      group: 'circle',
      who: 'miriam',
      days: 68,
      recording: 'simplicissimus',
      title: 'So klingt ein langer Satz mit Atem',
    }),
    {
      at: stage.daysAgo(54, '8:00'),
      async does() {
        const { id } = await done(
          stage.by('oliver').send(groupCommands.AddGroup, { body: { name: 'Tuesday Speaking Club', isPublic: true } }),
        );
        stage.keep('club', id);
        await stage.settle();
        for (const name of club) await done(stage.by(name).send(groupCommands.JoinGroup, { params: { id } }));
      },
    },
    ...clubPosts.map((post) => posted('club', post)),
    filmed(stage, {
      group: 'club',
      who: 'oliver',
      days: 24,
      recording: 'sonnet-1',
      title: 'Sonnet 1, read for LibriVox',
    }),
    // An invitation that nobody has answered yet.
    {
      at: stage.daysAgo(2, '10:00'),
      does: () =>
        done(
          stage.by('oliver').send(invitationCommands.SendInvitations, {
            body: { groupId: stage.kept('club'), userEmails: stage.emails(['lea']) },
          }),
        ),
    },
  ];
};

type Film = Readonly<{ group: string; who: Name; days: number; recording: string; title: string }>;

const filmed = (stage: Stage, { group, who, days, recording, title }: Film) => ({
  at: stage.daysAgo(days, '9:20'),
  async does() {
    const file = await filmOf(stage.ffmpeg(), recording);
    await done(
      stage.by(who).send(groupUploads.AddGroupVideoFile, { form: { groupId: stage.kept(group), title }, file }),
    );
  },
});
