import { buyerIn } from '#command-api/subscriptions/buyer-for-test.ts';
import type { Areas } from '#domain/areas.ts';
import { companyCommands } from '#domain/companies/contract/calls.ts';
import { goalCommands } from '#domain/goals/contract/calls.ts';
import { groupUploads } from '#domain/groups/contract/calls.ts';
import { invitationCommands, invitationList } from '#domain/invitations/contract/calls.ts';
import { meetingCommands } from '#domain/meetings/contract/calls.ts';
import { presentationUploads } from '#domain/presentations/contract/calls.ts';
import { calibrationCommands } from '#domain/sessions/contract/calibration.ts';
import { clipUploads } from '#domain/sessions/contract/clips.ts';
import { takeCommands } from '#domain/sessions/contract/takes.ts';
import { signInList } from '#domain/users/contract/calls.ts';
import { type WebhookKind, webhookCommands } from '#domain/webhooks/contract/calls.ts';
import { newId } from '#infra/ids.ts';
import type { TestApp } from './app.ts';
import { adding, courseIn } from './course.ts';
import { groupBy } from './group.ts';
import { password, type Send } from './person.ts';
import { tusBy } from './resumable-upload.ts';
import { slidesPdf } from './slides-pdf.ts';
import { spokenSession } from './spoken-sound.ts';

type Person = Awaited<ReturnType<TestApp['person']>>;

/** Ids of a person's things in an area, by the names of path parameters (`id` in `/api/Sessions/:id`). */
type Resource = Readonly<Record<string, string>>;

async function begunTake(owner: Person): Promise<string> {
  const body = { id: newId(), type: 'audio', recordedAt: new Date().toISOString() } as const;
  await owner.send(takeCommands.BeginTake, { body });
  return body.id;
}

async function begunCalibration(owner: Person, text: string): Promise<string> {
  const body = { device: { id: 'default', name: text } };
  return (await owner.send(calibrationCommands.StartCalibration, { body })).body.id;
}

async function sentClip(owner: Person): Promise<string> {
  return (await owner.send(clipUploads.MeasureClip, { form: {}, file: spokenSession() })).body.clipId;
}

/** A seminar with one element and one invitation. */
async function someSeminar(owner: Person) {
  const { seminarId, ids } = await courseIn(owner, { read: adding(owner).text });
  const body = { seminarId, userEmails: [`invited-${newId()}@example.org`] };
  const { headers } = await owner.send(invitationCommands.SendInvitations, { body });
  const sent = { 'x-min-position': headers.get('x-position') ?? '' };
  const { body: invitations } = await owner.send(invitationList, { query: { seminarId }, headers: sent });
  return { seminarId, elementId: ids.read ?? '', invitationId: invitations[0]?.id ?? '' };
}

async function somethingToDo(owner: Person) {
  const { seminarId, elementId } = await someSeminar(owner);
  return { id: elementId, seminarId, elementId, userId: owner.id };
}

async function someCompany(owner: Person): Promise<string> {
  const { body } = await owner.send(companyCommands.CreateCompany, {
    body: { name: 'Redekunst', vatId: 'DE136695976' },
  });
  return body.id;
}

async function someWebhook(owner: Person): Promise<Resource> {
  const { seminarId: targetId } = await someSeminar(owner);
  const kinds: WebhookKind[] = ['participant_joined'];
  const body = { target: 'seminar', targetId, url: 'https://example.org/hook', kinds } as const;
  return { id: (await owner.send(webhookCommands.MakeWebhook, { body })).body.id, targetId };
}

async function someMeeting(owner: Person, text: string): Promise<string> {
  const times = { startDate: '2030-05-02T08:00:00.000Z', end: '2030-05-02T09:00:00.000Z' };
  const { body } = await owner.send(meetingCommands.CreateMeeting, { body: { subject: text, ...times } });
  return body.id;
}

async function someDeck(owner: Person, text: string): Promise<string> {
  const file = new File([new Uint8Array(await slidesPdf([{ text: 'Folie' }]))], `${text}.pdf`);
  return (await owner.send(presentationUploads.AddPresentation, { form: {}, file })).body.id;
}

async function somePost(owner: Person, groupId: string, text: string): Promise<void> {
  await owner.send(groupUploads.AddGroupPost, { form: { groupId, title: text, body: `<p>${text}</p>` } });
}

async function somePurchase(owner: Person, app: TestApp): Promise<Resource> {
  const buyer = buyerIn(app, owner);
  await buyer.buys();
  const [invoice] = await buyer.invoices();
  return { id: (await buyer.mine()).subscription?.id ?? '', invoiceId: invoice?.id ?? '' };
}

type Make = (owner: Person, app: TestApp, text: string) => Promise<Resource>;

/**
 * Makes one thing of a person in each area, named `text` if it has a name. `'for everybody'`: strangers may see the area's things.
 * null: no path of the area has an id that strangers could try. A new area does not compile without an entry here.
 * `infra/lab/whole/strangers.int.test.ts` then checks that strangers are refused, `erasure.int.test.ts` that erasure forgets it.
 */
export const resources: Readonly<Record<keyof Areas, Make | 'for everybody' | null>> = {
  users: async (owner, app) => {
    await app.send('POST /api/Account/Login', { json: { email: owner.email, password } });
    return { id: (await owner.send(signInList)).body[0]?.id ?? '' };
  },
  privacy: null,
  sessions: async (owner, _app, text) => ({
    id: await owner.uploaded(undefined, { sessionName: text }),
    findingId: 'filler-1',
    takeId: await begunTake(owner),
    uploadId: (await tusBy(owner.send as Send).begin(1_000)).body.id,
    calibrationId: await begunCalibration(owner, text),
    clipId: await sentClip(owner),
    // An id that nothing has, because a kept drill needs an analysis.
    drillId: newId(),
  }),
  presentations: async (owner, _app, text) => ({ id: await someDeck(owner, text) }),
  seminars: async (owner) => ({ id: (await someSeminar(owner)).seminarId }),
  participation: somethingToDo,
  groups: async (owner, _app, text) => {
    const id = await groupBy(owner);
    await somePost(owner, id, text);
    return { id };
  },
  progress: async (owner) => ({ id: await owner.uploaded() }),
  goals: async (owner, _app, text) => ({
    id: (await owner.send(goalCommands.CreateGoal, { body: { title: text } })).body.id,
    userId: owner.id,
  }),
  shares: async (owner) => ({ id: await owner.uploaded(), email: owner.id }),
  invitations: async (owner) => ({ id: (await someSeminar(owner)).invitationId }),
  meetings: async (owner, _app, text) => ({ meetingId: await someMeeting(owner, text) }),
  // Only authors of news have drafts, and nobody here is one; `news.int.test.ts` tests drafts.
  news: 'for everybody',
  // Only admins have drafts; `showcase.int.test.ts` tests them.
  showcase: 'for everybody',
  speech: null,
  webhooks: someWebhook,
  // The id belongs to nothing, because only launches make accounts and links; `platforms.int.test.ts` tests those of others.
  platforms: async (owner) => ({ seminarId: (await someSeminar(owner)).seminarId, id: newId() }),
  notifications: null,
  quotas: null,
  history: null,
  projections: null,
  product: 'for everybody',
  products: null,
  coupons: null,
  subscriptions: somePurchase,
  // Everything here is for admins only, even one's own account.
  administration: async (owner) => ({ id: owner.id }),
  companies: async (owner) => ({ id: await someCompany(owner), userId: owner.id }),
};
