import { call } from '#infra/lab/testing/call.ts';
import { eventually } from '#infra/lab/testing/eventually.ts';
import type { Person } from '#infra/lab/testing/person.ts';

type Fields = Readonly<Record<string, unknown>>;
type NewThing = Readonly<{ id: string }>;

/** Sends calls of a person and throws if one fails. */
const bidding =
  ({ send }: Pick<Person, 'send'>) =>
  async <Body = NewThing>(call: string, body: unknown): Promise<Body> => {
    const answer = await send<Body>(call, body instanceof FormData ? { body } : { json: body });
    if (answer.status >= 300) throw new Error(`${call}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };

const form = (fields: Readonly<Record<string, string | File>>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

/** A published seminar of two blocks with an element of each type. */
export async function seminarOfAllTypes(owner: Person, film: File) {
  const bid = bidding(owner);
  const name = `Überzeugend präsentieren ${Date.now()}`;
  const { id: seminarId } = await bid('POST /api/Seminar', form({ name, description: 'In zwei Wochen' }));
  const block = async (title: string) =>
    (await bid('POST /api/Seminar/CreateBlock', { seminarId, title, description: '' })).id;
  const [first, second] = [await block('Grundlagen'), await block('Vor anderen')];
  const add = async (type: string, blockId: string, fields: Fields) =>
    (await bid(`POST /api/Elements/${type}`, { seminarId, blockId, body: '', ...fields })).id;
  await add('ReadText', first, { title: 'Warum Menschen zuhören', body: 'Weil sie sich etwas versprechen.' });
  const watch = form({ seminarId, blockId: first, title: 'Ein Gedanke', body: '', videoFile: film });
  await bid('POST /api/Elements/WatchVideo', watch);
  await add('GapText', first, { title: 'Einwand', text: 'Erst __, dann __.', answers: '["zuhören","sprechen"]' });
  await add('Rephrase', first, { title: 'Kürzer', sentences: ['Ich denke mal, es geht.'], answers: ['Es geht.'] });
  await add('Categorize', first, {
    ...{ title: 'Ordnen', words: ['deshalb', 'quasi'], answers: ['Trägt', 'Füllt'] },
    categories: [{ name: 'Trägt' }, { name: 'Füllt' }],
  });
  const forElement = await add('VideoPresentation', second, {
    ...{ title: 'Eine Minute', rateableSubmissions: true, requiredNumShared: 1 },
    ...{ isTimed: true, expectedLen: 10, maxLen: 60 },
  });
  await add('GiveFeedback', second, { title: 'Rückmeldung', forElement });
  await add('WatchFeedback', second, { title: 'Was andere sagen' });
  await add('Goal', second, { title: 'Dranbleiben', target: 3 });
  await add('VRTraining', second, { title: 'Im Saal' });
  await bid(`PATCH /api/Seminar/Publish/${seminarId}`, { published: true });
  return { seminarId, name };
}

/** A published seminar of one block with a text. */
export async function seminarOfOneText(owner: Person, title: string) {
  const bid = bidding(owner);
  const { id: seminarId } = await bid(
    'POST /api/Seminar',
    form({ name: 'Frei sprechen', description: 'An einem Abend' }),
  );
  const { id: blockId } = await bid('POST /api/Seminar/CreateBlock', {
    seminarId,
    title: 'Grundlagen',
    description: '',
  });
  const text = { seminarId, blockId, title, body: 'Ein Gedanke, ein Beispiel, ein Schluss.' };
  const { id: elementId } = await bid('POST /api/Elements/ReadText', text);
  await bid(`PATCH /api/Seminar/Publish/${seminarId}`, { published: true });
  return { seminarId, elementId };
}

const table =
  '<h2>Drei Stationen</h2><ul><li>Anfang</li><li>Schluss</li></ul><blockquote>Erst hören, dann reden.</blockquote>' +
  '<table><tbody><tr><th>Teil</th><th>Dauer</th></tr><tr><td>Anfang</td><td>10 s</td></tr></tbody></table>';

/** A published seminar of `hours`: a text with a table, then a talk with a deadline and a criterion. */
export async function seminarWithTable(owner: Person, { name, hours }: Readonly<{ name: string; hours: number }>) {
  const bid = bidding(owner);
  const about = form({ name, description: 'An einem Abend', price: '120 €', hours: String(hours) });
  const { id: seminarId } = await bid('POST /api/Seminar', about);
  const criteria = [{ name: 'Aufbau', levels: ['ohne Faden', 'mit Faden', 'klar geführt'] }];
  const set = await owner.send('PUT /api/Seminar/Criteria', { json: { seminarId, criteria } });
  if (set.status !== 200) throw new Error(`no criteria: ${JSON.stringify(set.body)}`);
  const { id: blockId } = await bid('POST /api/Seminar/CreateBlock', { seminarId, title: 'Abend 1', description: '' });
  const place = { seminarId, blockId };
  await bid('POST /api/Elements/ReadText', { ...place, title: 'Der Weg', body: table });
  const session = { ...place, title: 'Eine Minute', body: '', byCriteria: true, ownerSeesReport: true };
  const { id: elementId } = await bid('POST /api/Elements/VideoPresentation', session);
  await bid(`PATCH /api/Seminar/Publish/${seminarId}`, { published: true });
  return { seminarId, elementId };
}

/** A published seminar of `hours` with one talk, which has a deadline and a criterion. */
export async function seminarOfOneSession(owner: Person, { title, hours }: Readonly<{ title: string; hours: number }>) {
  const bid = bidding(owner);
  const about = { name: `Vor anderen ${Date.now()}`, description: 'An zwei Abenden', hours: String(hours) };
  const { id: seminarId } = await bid('POST /api/Seminar', form(about));
  const criteria = [{ name: 'Aufbau', levels: ['ohne Faden', 'mit Faden', 'klar geführt'] }];
  const set = await owner.send('PUT /api/Seminar/Criteria', { json: { seminarId, criteria } });
  if (set.status !== 200) throw new Error(`no criteria: ${JSON.stringify(set.body)}`);
  const { id: blockId } = await bid('POST /api/Seminar/CreateBlock', { seminarId, title: 'Abend 1', description: '' });
  const session = { seminarId, blockId, title, body: '', byCriteria: true, ownerSeesReport: true };
  const { id: elementId } = await bid('POST /api/Elements/VideoPresentation', session);
  await bid(`PATCH /api/Seminar/Publish/${seminarId}`, { published: true });
  return { seminarId, elementId, name: about.name };
}

export async function setDeadline(
  owner: Person,
  { seminarId, elementId, dueAt }: Readonly<{ seminarId: string; elementId: string; dueAt: Date }>,
): Promise<void> {
  const json = { seminarId, partId: elementId, dueAt: dueAt.toISOString() };
  const { status, body } = await owner.send('PUT /api/Seminar/Deadline', { json });
  if (status !== 204) throw new Error(`no deadline: ${JSON.stringify(body)}`);
}

export const invite = (owner: Person, seminarId: string, userEmails: readonly string[]) =>
  bidding(owner)('POST /api/Invitations', { seminarId, userEmails });

type Mail = Readonly<{ to: string; text: string }>;

/** The link in the invitation mail, once it is in the local mailbox. */
export const invitationLink = (url: string, email: string): Promise<string> =>
  eventually(async () => {
    const { body } = await call<readonly Mail[]>(url, 'GET /dev/mail');
    const links = body.flatMap(({ to, text }) => (to === email ? (/\S+\/invitation#token=\S+/.exec(text) ?? []) : []));
    const link = links[0];
    if (!link) throw new Error('there is no invitation');
    return link.replace(/^https?:\/\/[^/]+/, url);
  });

/** Accepts an invitation as a person with an account. */
export async function acceptInvitation(url: string, person: Person): Promise<void> {
  const token = (await invitationLink(url, person.email)).replace(/.*#token=/, '');
  const { id } = await bidding(person)('POST /api/Invitations/LookUp', { token });
  await bidding(person)(`PATCH /api/Invitations/Accept/${id}`, { token });
}
