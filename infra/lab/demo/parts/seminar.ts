import { invitationCommands } from '#domain/invitations/contract/calls.ts';
import { participationCommands, participationUploads } from '#domain/participation/contract/calls.ts';
import { elementSubmissions } from '#domain/participation/contract/submissions.ts';
import { seminarCommands, seminarUploads } from '#domain/seminars/contract/calls.ts';
import type { Name } from '../cast.ts';
import { filmOf } from '../film.ts';
import { fromShelf } from '../recordings/shelf.ts';
import { done, type Part, type Scene, type Stage } from '../stage.ts';
import { wroteWords } from './sessions.ts';

const participants: readonly Name[] = ['lea', 'sophie', 'hannah', 'tobias', 'jonas', 'felix', 'emre', 'oliver'];

/** The elements in the order in which they are done. */
const order = ['reading', 'film', 'recording', 'gaps', 'rephrase', 'sorting', 'goal', 'give', 'watch', 'vr'] as const;
type Element = (typeof order)[number];

/** The number of elements that each participant has done. */
const steps: readonly (readonly [who: Name, done: number])[] = [
  ['sophie', 10],
  ['lea', 8],
  ['hannah', 8],
  ['tobias', 6],
  ['jonas', 5],
  ['felix', 3],
  ['emre', 2],
  ['oliver', 1],
];

/** A seminar with every type of element. Eight people have reached different points in it. */
export const seminar: Part = (stage) => [
  { at: stage.daysAgo(82, '8:00'), does: () => writeSeminar(stage) },
  { at: stage.daysAgo(78, '8:00'), does: () => invite(stage) },
  { at: stage.daysAgo(77, '8:00'), does: () => setDeadlines(stage) },
  ...steps.slice(0, stage.size === 'small' ? 2 : steps.length).flatMap(([who, count], person) =>
    order.slice(0, count).map(
      (element, step): Scene => ({
        at: stage.daysAgo(70 - step * 6, `12:${person * 3 + 10}`),
        does: () => take(stage, who, element),
      }),
    ),
  ),
  ...(stage.size === 'small' ? [] : said(stage)),
];

/** Comments on each other's recordings. */
const said = (stage: Stage): readonly Scene[] => [
  ...comments.map(
    ([by, of, days, offset, text], index): Scene => ({
      at: stage.daysAgo(days, `13:${10 + index}`),
      async does() {
        const id = await submissionOf(stage, by, of);
        await done(stage.by(by).send(participationCommands.AddComment, { params: { id }, body: { offset, text } }));
      },
    }),
  ),
  ...ratings.map(
    ([by, of, type], index): Scene => ({
      at: stage.daysAgo(51, `15:${10 + index}`),
      async does() {
        const submissionId = await submissionOf(stage, by, of);
        await done(
          stage.by(by).send(participationCommands.RateSubmission, { body: { submissionId, type, isRated: true } }),
        );
      },
    }),
  ),
];

const comments: readonly (readonly [by: Name, of: Name, daysAgo: number, offset: number, text: string])[] = [
  ['miriam', 'jonas', 56, 12, 'Hier dürfen Sie den Fuchs ruhig zweimal Luft holen lassen.'],
  ['miriam', 'sophie', 56, 40, 'Wunderbar, wie Sie den Stolz in die Stimme legen.'],
  ['lea', 'hannah', 55, 33, 'Die Elster habe ich lachen gehört.'],
  ['tobias', 'lea', 54, 8, 'Sehr angenehmes Tempo.'],
];

const ratings = [
  ['lea', 'sophie', 'professional'],
  ['hannah', 'sophie', 'creative'],
  ['tobias', 'sophie', 'professional'],
  ['sophie', 'hannah', 'amusing'],
  ['lea', 'hannah', 'creative'],
  ['sophie', 'lea', 'professional'],
] as const satisfies readonly (readonly [by: Name, of: Name, type: string])[];

async function writeSeminar(stage: Stage): Promise<void> {
  const { send } = stage.by('miriam');
  const form = {
    name: 'Frei sprechen in sechs Wochen',
    description: 'Lesen, aufnehmen, üben und einander zuhören: vom ersten Satz bis zum sicheren Auftritt.',
    lecturer: 'Miriam Albrecht',
    price: '',
  };
  const { id: seminarId } = await done(send(seminarUploads.CreateSeminar, { form }));
  stage.keep('seminar', seminarId);
  const block = async (title: string, description: string) => ({
    seminarId,
    blockId: (await done(send(seminarCommands.CreateBlock, { body: { seminarId, title, description } }))).id,
  });
  const kept = (element: Element, { id }: Readonly<{ id: string }>) => stage.keep(element, id);

  const arrive = await block('Ankommen', 'Worum es geht, und wo Sie heute stehen.');
  kept(
    'reading',
    await done(
      send(seminarCommands.WriteReadText, {
        body: {
          ...arrive,
          title: 'Was frei sprechen heißt',
          body: 'Frei sprechen heißt nicht auswendig sprechen. Sie kennen Ihren Anfang, Ihren Schluss und drei Stationen dazwischen.',
        },
      }),
    ),
  );
  const film = await filmOf(stage.ffmpeg(), 'simplicissimus');
  kept(
    'film',
    await done(
      send(seminarUploads.WriteWatchVideo, {
        form: {
          ...arrive,
          title: 'Zuhören: ein Satz, der atmet',
          body: 'Achten Sie darauf, wo die Stimme Luft holt.',
        },
        file: film,
      }),
    ),
  );
  kept(
    'recording',
    await done(
      send(seminarCommands.WriteVideoPresentation, {
        body: {
          ...arrive,
          title: 'Der Fuchs und die Trauben',
          body: 'Lesen Sie die Fabel vor, als säße jemand vor Ihnen, der sie nicht kennt.',
          rateableSubmissions: true,
          requiredNumShared: 1,
          ownerSeesReport: true,
        },
      }),
    ),
  );

  const practise = await block('Üben', 'Worte finden und weglassen.');
  kept(
    'gaps',
    await done(
      send(seminarCommands.WriteGapText, {
        body: {
          ...practise,
          title: 'Der rote Faden',
          body: 'Füllen Sie die Lücken.',
          text: 'Erst sage ich, __ es geht, dann, __ es wichtig ist, und am Ende, __ zu tun ist.',
          answers: ['worum', 'warum', 'was'],
        },
      }),
    ),
  );
  kept(
    'rephrase',
    await done(
      send(seminarCommands.WriteRephrase, {
        body: {
          ...practise,
          title: 'Auf den Punkt',
          body: 'Sagen Sie dasselbe kürzer.',
          sentences: [
            'Ich würde eigentlich gern kurz darauf eingehen, dass wir mehr Zeit brauchen.',
            'Es ist so, dass die Lieferung sozusagen noch nicht da ist.',
          ],
          answers: ['Wir brauchen mehr Zeit.', 'Die Lieferung fehlt noch.'],
        },
      }),
    ),
  );
  kept(
    'sorting',
    await done(
      send(seminarCommands.WriteCategorize, {
        body: {
          ...practise,
          title: 'Was weg kann',
          body: 'Was trägt einen Satz, was füllt ihn nur?',
          words: ['sozusagen', 'deshalb', 'quasi', 'zuerst'],
          categories: [
            { name: 'Trägt', phrases: ['deshalb', 'zuerst'] },
            { name: 'Füllt', phrases: ['sozusagen', 'quasi'] },
          ],
        },
      }),
    ),
  );
  const goal = await done(
    send(seminarCommands.WriteGoal, {
      body: {
        ...practise,
        title: 'Dranbleiben',
        body: 'Nehmen Sie einen Vortrag auf, der Ihnen gefällt.',
        target: 1,
        conditions: [],
      },
    }),
  );
  kept('goal', goal);

  const learn = await block('Voneinander lernen', 'Ansehen, was andere zeigen, und sagen, was wirkt.');
  stage.keep('learn', learn.blockId);
  kept(
    'give',
    await done(
      send(seminarCommands.WriteGiveFeedback, {
        body: {
          ...learn,
          title: 'Rückmeldung geben',
          body: 'Sagen Sie, was Sie gehört haben, wie es gewirkt hat und was Sie sich wünschen.',
          forElement: stage.kept('recording'),
        },
      }),
    ),
  );
  kept(
    'watch',
    await done(
      send(seminarCommands.WriteWatchFeedback, {
        body: { ...learn, title: 'Rückmeldung ansehen', body: 'Lesen Sie, was andere zu Ihrer Fabel sagen.' },
      }),
    ),
  );
  kept(
    'vr',
    await done(
      send(seminarCommands.WriteVRTraining, {
        body: { ...learn, title: 'Vor Publikum', body: 'Sprechen Sie im virtuellen Saal.', requiredScore: 6 },
      }),
    ),
  );
  await done(send(seminarCommands.PublishSeminar, { params: { id: seminarId }, body: { published: true } }));
}

/** Two past deadlines, which some people meet and others miss, and a future one. */
async function setDeadlines(stage: Stage): Promise<void> {
  const { send } = stage.by('miriam');
  const until = async (part: string, dueAt: Date) => {
    const body = { seminarId: stage.kept('seminar'), partId: stage.kept(part), dueAt: dueAt.toISOString() };
    await done(send(seminarCommands.SetDeadline, { body }));
  };
  await until('gaps', stage.daysAgo(50, '18:00'));
  await until('watch', stage.daysAgo(3, '18:00'));
  await until('learn', stage.daysAgo(-9, '18:00'));
}

async function invite(stage: Stage): Promise<void> {
  const body = { seminarId: stage.kept('seminar'), userEmails: [...stage.emails(participants)] };
  await done(stage.by('miriam').send(invitationCommands.SendInvitations, { body }));
  await stage.accept(participants);
}

async function take(stage: Stage, who: Name, element: Element): Promise<void> {
  const { send } = stage.by(who);
  const where = { seminarId: stage.kept('seminar'), elementId: stage.kept(element) };
  const takes: Readonly<Record<Element, () => Promise<unknown>>> = {
    reading: () => done(send(participationCommands.SubmitReadText, { body: where })),
    film: () => done(send(participationCommands.SubmitWatchVideo, { body: where })),
    recording: () => recordFable(stage, who),
    gaps: () =>
      done(
        send(participationCommands.SubmitGapText, {
          body: { ...where, answers: ['worum', who === 'tobias' ? 'wann' : 'warum', 'was'] },
        }),
      ),
    rephrase: () =>
      done(
        send(participationCommands.SubmitRephrase, {
          body: { ...where, answers: ['Wir brauchen mehr Zeit.', 'Die Lieferung ist noch nicht da.'] },
        }),
      ),
    sorting: () =>
      done(
        send(participationCommands.SubmitCategorize, {
          body: {
            ...where,
            categories: [
              { name: 'Trägt', phrases: ['deshalb', 'zuerst'] },
              { name: 'Füllt', phrases: ['sozusagen', 'quasi'] },
            ],
          },
        }),
      ),
    // Talks reach the goal. People without a new talk skip it.
    goal: async () => void (await done(send(participationCommands.SkipElement, { params: { id: where.elementId } }))),
    async give() {
      const submissionId = await submissionOf(stage, who, who === 'sophie' ? 'lea' : 'sophie');
      const feedback = 'Ich habe gern zugehört. Der Sprung des Fuchses hatte Tempo, und am Ende war es ganz still.';
      await done(send(participationCommands.SubmitGiveFeedback, { body: { ...where, submissionId, feedback } }));
    },
    watch: () => done(send(participationCommands.SubmitWatchFeedback, { body: where })),
    vr: () => done(send(participationCommands.SubmitVRTraining, { body: { ...where, score: 7.4 } })),
  };
  await takes[element]();
}

async function recordFable(stage: Stage, who: Name): Promise<void> {
  const recording = `${who}-fable-1`;
  const { send } = stage.by(who);
  const { file } = await fromShelf(recording);
  const where = { seminarId: stage.kept('seminar'), elementId: stage.kept('recording') };
  const form = { ...where, name: 'Der Fuchs und die Trauben', type: 'audio' } as const;
  const { id, sessionId } = await done(send(participationUploads.SubmitVideoPresentation, { form, file }));
  stage.keep(recording, sessionId);
  if (id) await done(send(participationCommands.ShareSubmission, { params: { id }, body: { isShared: true } }));
  await stage.settle();
  await wroteWords(stage, who, recording);
}

/** The submission of `of` to the element with the recording, as `by` sees it. */
async function submissionOf(stage: Stage, by: Name, of: Name): Promise<string> {
  const params = { seminarId: stage.kept('seminar'), elementId: stage.kept('recording') };
  const all = await done(stage.by(by).send(elementSubmissions, { params }));
  const found = all.find(({ user }) => user.id === stage.by(of).id);
  if (!found) throw new Error(`${of} handed in nothing that ${by} sees`);
  return found.id;
}
