import { invitationCommands, invitationList } from '#domain/invitations/contract/calls.ts';
import { seminarCommands, seminarDetail, seminarUploads } from '#domain/seminars/contract/calls.ts';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import type { AppPerson, TestApp } from './app.ts';

type Elements = Readonly<
  Record<
    string,
    (
      where: Readonly<{ seminarId: string; blockId: string }>,
      ids: Readonly<Record<string, string>>,
    ) => Promise<{ body: { id: string } }>
  >
>;
type Where = Parameters<Elements[string]>[0];

/** Ways to add elements, for `courseIn`. */
export const adding = (owner: AppPerson) => ({
  text: (where: Where) => owner.send(seminarCommands.WriteReadText, { body: { ...where, title: 'Lesen' } }),
  recording:
    (rules: Readonly<Record<string, unknown>> = {}) =>
    (where: Where) =>
      owner.send(seminarCommands.WriteVideoPresentation, { body: { ...where, title: 'Aufnehmen', ...rules } }),
});

/** Publishes a seminar with these elements in one block. Returns its id, and the elements' ids by name. */
export async function courseIn(owner: AppPerson, elements: Elements) {
  const { body: seminar } = await owner.send(seminarUploads.CreateSeminar, {
    form: { name: 'Frei sprechen', description: 'Kurs' },
  });
  const { body: block } = await owner.send(seminarCommands.CreateBlock, {
    body: { seminarId: seminar.id, title: 'Woche 1' },
  });
  const ids: Record<string, string> = {};
  for (const [name, add] of Object.entries(elements)) {
    const { body } = await add({ seminarId: seminar.id, blockId: block.id }, ids);
    if (!body.id) throw new Error(`${name} was not added: ${JSON.stringify(body)}`);
    ids[name] = body.id;
  }
  const { status } = await owner.send(seminarCommands.PublishSeminar, {
    params: { id: seminar.id },
    body: { published: true },
  });
  if (status !== 200) throw new Error('it was not published');
  return { seminarId: seminar.id, blockId: block.id, ids };
}

/** Invites the people, who accept. */
export async function enrol(
  app: TestApp,
  owner: AppPerson,
  seminarId: string,
  people: readonly AppPerson[],
): Promise<void> {
  const userEmails = people.map(({ email }) => email);
  await owner.send(invitationCommands.SendInvitations, { body: { seminarId, userEmails } });
  await app.settle();
  for (const person of people) {
    const { body } = await person.send(invitationList);
    const id = body.find(({ seminar }) => seminar?.id === seminarId)?.id ?? '';
    const { status } = await person.send(invitationCommands.AcceptInvitation, { params: { id } });
    if (status !== 200) throw new Error('the invitation was not accepted');
  }
  await app.settle();
}

/** The seminar as this person sees it, once all work is done. */
export async function seminarSeen(app: TestApp, person: AppPerson, id: string): Promise<SeminarDetail> {
  await app.settle();
  const { status, body } = await person.send(seminarDetail, { params: { id } });
  if (status !== 200) throw new Error(`the seminar is not shown: ${JSON.stringify(body)}`);
  return body;
}

/** States of the elements, by their names in `ids`. */
export function statesIn(
  { blocks }: SeminarDetail,
  ids: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const states = new Map(blocks.flatMap(({ elements }) => elements.map(({ id, state }) => [id, state])));
  return Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, states.get(id) ?? 'gone']));
}
