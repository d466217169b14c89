import { setTimeout as sleep } from 'node:timers/promises';
import { type Address, type Answer, call, type Sent } from './call.ts';
import { eventually, untilNextLook } from './eventually.ts';

type Fields = Readonly<Record<string, string | undefined>>;
type Session = Readonly<{ id: string; analysisStatus: string }>;
type Usage = Readonly<{ limit: number; used: number }>;
type SignedIn = Readonly<{ accessToken: string; userData: Readonly<{ id: string }> }>;
type Account = Readonly<{ quotas: Readonly<{ analysis: Readonly<Record<'fast' | 'relaxed', Usage>> }> }>;

export const password = 'Vortrag-halten-7';
let people = 0;

export type Person = Awaited<ReturnType<typeof newPerson>>;

/** A registered and signed-in person. `url` is the address of a server. */
export async function newPerson(url: Address, names: Names = { firstName: 'Ada', lastName: 'Lovelace' }) {
  const email = `person-${process.pid}-${Date.now()}-${people++}@example.org`;
  await register(url, email, names);
  return personOf(url, email);
}

/** The admin that the first start creates. */
export const theAdmin = (url: Address): Promise<Person> => personOf(url, 'admin@rostra.local');

/** A signed-in person with an existing account. */
export async function personOf(url: Address, email: string) {
  const { accessToken, userData } = await signedIn(url, email);

  const send: Send = (methodAndPath, sent = {}) =>
    call(url, methodAndPath, { ...sent, headers: { authorization: `Bearer ${accessToken}`, ...sent.headers } });
  const calls = callsBy(send);

  return {
    email,
    accessToken,
    id: userData.id,
    send,
    ...calls,
    /** Waits until `is` holds for the session's status, and returns the session. @throws Error after `seconds` */
    waitFor: async <S extends Session>(id: string, is: (status: string) => boolean, seconds = 90): Promise<S> => {
      let seen: unknown;
      for (const since = Date.now(); Date.now() < since + seconds * 1_000; await sleep(untilNextLook(since))) {
        const { body } = await send<S>(`GET /api/Sessions/${id}`);
        if (is(body.analysisStatus)) return body;
        seen = body.analysisStatus;
      }
      throw new Error(`session ${id} is still ${seen} after ${seconds} s`);
    },
    /**
     * The answer to `GET path` that includes the write whose answer had the headers `written`. Repeats the call, because the read
     * model may take longer than one call waits.
     */
    seen: <Body = unknown>(path: string, written: Headers) =>
      eventually(async () => {
        const answer = await send<Body>(`GET ${path}`, {
          headers: { 'x-min-position': written.get('x-position') ?? 'missing' },
        });
        if (answer.headers.get('x-stale') === 'true') throw new Error(`${path} is still as it was`);
        return answer;
      }),
    /** Waits until exactly `count` of this month's analyses are used or reserved. @throws Error if this never happens */
    hasUsed: (count: number) =>
      eventually(async () => {
        const now = await calls.used();
        if (now !== count) throw new Error(`${now} analyses are used instead of ${count}`);
      }),
  };
}

export type Send = <Body = unknown>(methodAndPath: string, sent?: Sent) => Promise<Answer<Body>>;

/** A person's calls, sent with `send`. */
export function callsBy(send: Send) {
  async function upload(
    file: File | undefined,
    fields: Fields = {},
    to: Pick<Sent, 'headers'> & { call?: string } = {},
  ) {
    const body = new FormData();
    for (const [name, value] of Object.entries({ sessionName: 'Probe', locale: 'de', ...fields }))
      if (value !== undefined) body.set(name, value);
    if (file) body.set('file', file);
    return send<Session>(to.call ?? 'POST /api/Sessions/UploadAudio', { body, headers: to.headers ?? {} });
  }

  return {
    upload,
    /** Uploads a recording and returns the session's id. @throws Error if the upload is refused */
    uploaded: async (...given: Parameters<typeof upload>) => {
      const { status, body } = await upload(...given);
      if (status !== 201) throw new Error(`no upload: ${status} ${JSON.stringify(body)}`);
      return body.id;
    },
    /** Number of this month's analyses that are used or reserved. */
    used: async (analysisClass: 'fast' | 'relaxed' = 'relaxed') =>
      (await send<Account>('GET /api/Users/GetByToken')).body.quotas.analysis[analysisClass].used,
  };
}

export const hasEnded = (status: string) => status === 'Succeeded' || status === 'Failed';

type Names = Readonly<{ firstName: string; lastName: string }>;

async function register(url: Address, email: string, names: Names): Promise<void> {
  const registered = await call(url, 'POST /api/Account/Register', {
    json: { ...names, acceptTerms: true, locale: 'de', email, password, confirmPassword: password },
  });
  if (registered.status !== 201) throw new Error(`no registration: ${JSON.stringify(registered.body)}`);
}

async function signedIn(url: Address, email: string): Promise<SignedIn> {
  const { status, body } = await call<SignedIn>(url, 'POST /api/Account/Login', { json: { email, password } });
  if (status !== 200) throw new Error(`no sign-in: ${status} ${JSON.stringify(body)}`);
  return body;
}
