import { smallWav } from '../kit/small-wav.ts';
import { type Expectations, type ExpectedProfile, newExpectations } from './expected.ts';
import { type Outcome, type Sender, sendOnce } from './send-once.ts';

export type Client = Readonly<{ expected: Expectations; run: (signal: AbortSignal) => Promise<void> }>;

type Command = (id: string, before: ExpectedProfile) => Promise<void>;

/** `name` is a prefix of this client's session names. `talks` limits its sessions, because more would only fill the queue of analyses. */
type Habit = Readonly<{ name: string; talks: number }>;

/** A client that sends one random command after the other. */
export function stormClient(sender: Sender, { name, talks }: Habit): Client {
  const { random, tally } = sender;
  const expected = newExpectations();
  let made = 0;
  const unique = (what: string) => `${name} ${what} ${made++}`;
  const send = (methodAndPath: string, sent: object) =>
    sendOnce(sender, methodAndPath, { ...sent, key: unique('key') });

  function acknowledge(id: string, answer: Exclude<Outcome, 'abandoned'>) {
    const position = answer.headers.get('x-position');
    if (position === null) throw new Error('an answer without a position');
    tally.acknowledge({ stream: `session-${id}`, position });
  }

  async function create() {
    const shown: ExpectedProfile = { name: unique('talk'), locale: 'de' };
    const body = new FormData();
    body.set('sessionName', shown.name);
    body.set('locale', shown.locale);
    // Few pitches, so that some recordings are equal and share a blob.
    body.set('file', smallWav(200 + random.below(20)));
    const answer = await send('POST /api/Sessions/UploadAudio', { body });
    if (answer === 'abandoned') return expected.maybeCreated(shown);
    if (answer.status !== 201) throw unexpected('upload', answer);
    const { id } = answer.body as { id: string };
    expected.created(id, shown);
    acknowledge(id, answer);
  }

  const change =
    (what: (before: ExpectedProfile) => Partial<ExpectedProfile>): Command =>
    async (id, before) => {
      const json = what(before);
      const after = { ...before, ...json };
      const answer = await send(`PATCH /api/Sessions/${id}`, { json });
      if (answer === 'abandoned') return expected.maybeChanged(id, after);
      if (answer.status !== 200) throw unexpected('change', answer);
      expected.changed(id, after);
      acknowledge(id, answer);
    };

  const remove: Command = async (id) => {
    const answer = await send(`DELETE /api/Sessions/${id}`, {});
    if (answer === 'abandoned') return expected.maybeChanged(id, 'gone');
    if (answer.status !== 204) throw unexpected('deletion', answer);
    expected.changed(id, 'gone');
    acknowledge(id, answer);
  };

  const retry: Command = async (id, before) => {
    const answer = await send(`POST /api/Sessions/${id}/Retry`, {});
    if (answer === 'abandoned') return expected.maybeChanged(id, before);
    // 409: only a failed analysis can be retried.
    if (answer.status === 200) return acknowledge(id, answer);
    if (answer.status !== 409) throw unexpected('retry', answer);
  };

  const other = { de: 'en', en: 'de' } as const;
  const rename = change(() => ({ name: unique('name') }));
  const both = change(({ locale }) => ({ name: unique('name'), locale: other[locale] }));
  // An analysis costs as much as hundreds of renames, so most commands are renames.
  const commands = [...Array.from({ length: 24 }, () => rename), both, both, both, remove, retry, retry];

  return {
    expected,
    async run(signal) {
      while (!signal.aborted) {
        const touchable = expected.touchable();
        const [id, before] = random.pick(touchable) ?? [];
        const isFull = touchable.length >= talks;
        if (id === undefined || before === undefined || (!isFull && random.below(6) === 0)) await create();
        else await random.pick(commands)?.(id, before);
      }
    },
  };
}

const unexpected = (what: string, { status, body }: Exclude<Outcome, 'abandoned'>) =>
  new Error(`${what}: ${status} ${JSON.stringify(body)}`);
