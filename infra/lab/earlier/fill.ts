import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { call } from '../testing/call.ts';
import { eventually } from '../testing/eventually.ts';
import { hasEnded, newPerson, type Person, password, theAdmin } from '../testing/person.ts';
import { recording } from '../testing/recording.ts';
import { spoken } from '../testing/spoken-sound.ts';

/** The actions on a version before its data were stored. Parts are absent if that version did not have the area. */
export type Facts = Readonly<{
  /** ISO 8601. */
  madeAt: string;
  /** Address of the person, who signs in with `password` of the test tools. */
  email: string;
  /** An unused token, like that of a browser that was closed before the upgrade. */
  refreshToken: string;
  /** A talk with its analysis. */
  session: Kept;
  goal?: Kept;
  group?: Kept;
  /** A seminar of the admin in which the person has submitted the only element. */
  seminar?: Kept;
}>;

type Kept = Readonly<{ id: string; name: string }>;

/** A person with a talk, a goal, a group and a seminar in which they have submitted something, all over HTTP. */
export async function fill(url: string): Promise<Facts> {
  const [person, admin] = [await newPerson(url), await theAdmin(url)];
  const has = await callsOf(url);
  await confirmAddress(url, person);
  const name = 'Antrittsrede';
  const session = { name, id: await person.uploaded(await smallTalk(), { sessionName: name }) };
  await person.waitFor(session.id, hasEnded);
  const goal = has('/api/Goals/CreateGoal')
    ? await added(person, 'POST /api/Goals/CreateGoal', { title: 'Zwei Vorträge', target: 2 })
    : undefined;
  const group = has('/api/Groups/AddGroup')
    ? await added(person, 'POST /api/Groups/AddGroup', { name: 'Freie Rede' })
    : undefined;
  const seminar = has('/api/Submissions/ReadText') ? await seminarWith(person, admin) : undefined;
  const { body } = await call<{ refreshToken: string }>(url, 'POST /api/Account/Login', {
    json: { email: person.email, password },
  });
  return {
    madeAt: new Date().toISOString(),
    email: person.email,
    refreshToken: body.refreshToken,
    session,
    ...(goal && { goal }),
    ...(group && { group }),
    ...(seminar && { seminar }),
  };
}

/** Long enough for a score, and small enough to be stored. */
export async function smallTalk(): Promise<File> {
  const directory = await mkdtemp(path.join(tmpdir(), 'talk-'));
  const source = path.join(directory, 'talk.wav');
  await writeFile(source, spoken({ seconds: 31, silences: [] }));
  const talk = await recording('talk.mp3', ['-i', source, '-b:a', '16k', '-ac', '1', '-ar', '16000']);
  await rm(directory, { recursive: true });
  return talk;
}

type Mail = Readonly<{ to: string; text: string }>;

/** Uses the link in the mail: invitations are shown only after that. */
async function confirmAddress(url: string, { email }: Person): Promise<void> {
  await eventually(async () => {
    const { body } = await call<readonly Mail[]>(url, 'GET /dev/mail', { headers: { accept: 'application/json' } });
    const [, token] = /#token=(\S+)/.exec(body.find(({ to }) => to === email)?.text ?? '') ?? [];
    const { status } = await call(url, 'POST /api/Account/ConfirmEmail', { json: { token } });
    if (status >= 300) throw new Error(`the address was not confirmed: ${status}`);
  });
}

/** Whether a version serves a path; all of them are in its description. */
async function callsOf(url: string) {
  const { body } = await call<{ paths?: Record<string, object> }>(url, 'GET /api/openapi.json');
  return (path: string) => path in (body.paths ?? {});
}

async function added(by: Person, methodAndPath: string, json: Readonly<Record<string, unknown>>): Promise<Kept> {
  const { status, body } = await by.send<{ id: string }>(methodAndPath, { json });
  if (status >= 300) throw new Error(`${methodAndPath}: ${status} ${JSON.stringify(body)}`);
  return { id: body.id, name: String(json.name ?? json.title ?? '') };
}

async function seminarWith(person: Person, admin: Person): Promise<Kept> {
  const form = new FormData();
  form.set('name', 'Frei sprechen');
  form.set('description', 'Kurs');
  const { status, body: seminar } = await admin.send<{ id: string }>('POST /api/Seminar', { body: form });
  if (status !== 201) throw new Error(`no seminar: ${status} ${JSON.stringify(seminar)}`);
  const seminarId = seminar.id;
  const block = await added(admin, 'POST /api/Seminar/CreateBlock', { seminarId, title: 'Woche 1' });
  const element = await added(admin, 'POST /api/Elements/ReadText', { seminarId, blockId: block.id, title: 'Lesen' });
  await done(admin, `PATCH /api/Seminar/Publish/${seminarId}`, { published: true });
  await done(admin, 'POST /api/Invitations', { seminarId, userEmails: [person.email] });
  const invitation = await eventually(async () => {
    const { body } = await person.send<readonly { id: string; seminar?: { id: string } }[]>('GET /api/Invitations');
    const found = body.find((one) => one.seminar?.id === seminarId);
    if (!found) throw new Error('no invitation');
    return found;
  });
  await done(person, `PATCH /api/Invitations/Accept/${invitation.id}`, {});
  await eventually(() => done(person, 'POST /api/Submissions/ReadText', { seminarId, elementId: element.id }));
  return { id: seminarId, name: 'Frei sprechen' };
}

async function done(by: Person, methodAndPath: string, json: unknown): Promise<void> {
  const { status, body } = await by.send(methodAndPath, { json });
  if (status >= 300) throw new Error(`${methodAndPath}: ${status} ${JSON.stringify(body)}`);
}
