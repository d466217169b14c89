import type { Areas } from '#domain/areas.ts';
import { companyCommands } from '#domain/companies/contract.ts';
import { goalCommands } from '#domain/goals/contract.ts';
import { invitationCommands, invitationList } from '#domain/invitations/contract.ts';
import { meetingCommands } from '#domain/meetings/contract.ts';
import { presentationUploads } from '#domain/presentations/contract.ts';
import { calibrationCommands } from '#domain/sessions/calibration-contract.ts';
import { clipUploads } from '#domain/sessions/clips-contract.ts';
import { takeCommands } from '#domain/sessions/takes-contract.ts';
import { newId } from '../ids.ts';
import type { TestApp } from './app.ts';
import { adding, courseIn } from './course.ts';
import { groupBy } from './group.ts';
import type { Send } from './person.ts';
import { tusBy } from './resumable-upload.ts';
import { slidesPdf } from './slides-pdf.ts';
import { spokenTalk } from './spoken-sound.ts';

type Person = Awaited<ReturnType<TestApp['person']>>;

/** By the names that paths have for them (`/api/Sessions/:id`): ids of things that somebody has in an area. */
export type Resource = Readonly<Record<string, string>>;

async function begunTake(owner: Person): Promise<string> {
  const body = { id: newId(), type: 'audio', recordedAt: new Date().toISOString() } as const;
  await owner.send(takeCommands.BeginTake, { body });
  return body.id;
}

async function begunCalibration(owner: Person): Promise<string> {
  const body = { device: { id: 'default', name: 'Mikrofon' } };
  return (await owner.send(calibrationCommands.StartCalibration, { body })).body.id;
}

async function sentClip(owner: Person): Promise<string> {
  return (await owner.send(clipUploads.MeasureClip, { form: {}, file: spokenTalk() })).body.clipId;
}

/** A seminar in which there is something to do, and to which somebody is invited. */
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

async function someMeeting(owner: Person): Promise<string> {
  const times = { startDate: '2030-05-02T08:00:00.000Z', end: '2030-05-02T09:00:00.000Z' };
  const { body } = await owner.send(meetingCommands.CreateMeeting, { body: { subject: 'Probe', ...times } });
  return body.id;
}

async function someDeck(owner: Person): Promise<string> {
  const file = new File([new Uint8Array(await slidesPdf([{ text: 'Folie' }]))], 'deck.pdf');
  return (await owner.send(presentationUploads.AddPresentation, { form: {}, file })).body.id;
}

/**
 * One thing of a person in each area, or null where an area has none that strangers could ask for. A new area does not
 * compile until it says so here; `calls.int.test.ts` then finds whether strangers are refused.
 */
export const resources: Readonly<Record<keyof Areas, ((owner: Person) => Promise<Resource>) | null>> = {
  users: null,
  privacy: null,
  sessions: async (owner) => ({
    id: await owner.uploaded(),
    findingId: 'filler-1',
    takeId: await begunTake(owner),
    uploadId: (await tusBy(owner.send as Send).begin(1_000)).body.id,
    calibrationId: await begunCalibration(owner),
    clipId: await sentClip(owner),
    // Nobody's: keeping one takes an analysis.
    drillId: newId(),
  }),
  presentations: async (owner) => ({ id: await someDeck(owner) }),
  seminars: async (owner) => ({ id: (await someSeminar(owner)).seminarId }),
  participation: somethingToDo,
  groups: async (owner) => ({ id: await groupBy(owner) }),
  progress: async (owner) => ({ id: await owner.uploaded() }),
  goals: async (owner) => ({
    id: (await owner.send(goalCommands.CreateGoal, { body: {} })).body.id,
    userId: owner.id,
  }),
  shares: async (owner) => ({ id: await owner.uploaded(), email: owner.id }),
  invitations: async (owner) => ({ id: (await someSeminar(owner)).invitationId }),
  meetings: async (owner) => ({ meetingId: await someMeeting(owner) }),
  // Drafts are of who writes news, which nobody here may; `news.int.test.ts` tries them.
  news: null,
  notifications: null,
  quotas: null,
  history: null,
  projections: null,
  product: null,
  products: null,
  coupons: null,
  subscriptions: null,
  companies: async (owner) => ({ id: await someCompany(owner), userId: owner.id }),
};
