import { groupCommands } from '#domain/groups/contract/calls.ts';
import { invitationCommands, invitationList } from '#domain/invitations/contract/calls.ts';
import type { AppPerson, TestApp } from './app.ts';

/** Makes a group and returns its id. */
export async function groupBy(
  owner: AppPerson,
  facts: Readonly<{ name?: string; isPublic?: boolean; isVisibleToCompany?: boolean }> = {},
): Promise<string> {
  const { status, body } = await owner.send(groupCommands.AddGroup, { body: { name: 'Freie Rede', ...facts } });
  if (status !== 201) throw new Error(`no group: ${JSON.stringify(body)}`);
  return body.id;
}

/** Invites the people and accepts for each of them. */
export async function joining(
  app: TestApp,
  owner: AppPerson,
  groupId: string,
  people: readonly AppPerson[],
): Promise<void> {
  await owner.send(groupCommands.InviteToGroup, { body: { groupId, emails: people.map(({ email }) => email) } });
  await app.settle();
  for (const person of people) {
    const { body } = await person.send(invitationList);
    const id = body.find(({ group }) => group?.id === groupId)?.id ?? '';
    const { status } = await person.send(invitationCommands.AcceptInvitation, { params: { id } });
    if (status !== 200) throw new Error('the invitation was not accepted');
  }
  await app.settle();
}
