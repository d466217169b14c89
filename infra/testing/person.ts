import { setTimeout as sleep } from 'node:timers/promises';

/** An answer of the product: its status, headers and JSON. */
export type Answer = Readonly<{ status: number; headers: Headers; body: never }>;

let people = 0;

/** Somebody who has registered and signed in, and calls the API by hand. */
export async function newPerson(url: string) {
  const email = `person-${process.pid}-${Date.now()}-${people++}@example.org`;
  const password = 'Vortrag-halten-7';
  const names = { firstName: 'Ada', lastName: 'Lovelace', acceptTerms: true, locale: 'de' };
  const registered = await call(url, 'POST', '/api/Account/Register', {
    json: { ...names, email, password, confirmPassword: password },
  });
  if (registered.status !== 201) throw new Error(`no registration: ${JSON.stringify(registered.body)}`);
  const signedIn = await call(url, 'POST', '/api/Account/Login', { json: { email, password } });
  const { accessToken } = signedIn.body as { accessToken: string };
  const authorization = { authorization: `Bearer ${accessToken}` };

  const as = (method: string, path: string, sent: Sent = {}) =>
    call(url, method, path, { ...sent, headers: { ...authorization, ...sent.headers } });

  return {
    email,
    password,
    accessToken,
    get: (path: string) => as('GET', path),
    send: (method: string, path: string, sent?: Sent) => as(method, path, sent),
    upload: (
      file: Blob | undefined,
      fields: Readonly<Record<string, string>> = {},
      path = '/api/Sessions/UploadAudio',
    ) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ sessionName: 'Probe', locale: 'de', ...fields }))
        form.set(name, value);
      if (file) form.set('file', file, 'talk.wav');
      return as('POST', path, { body: form });
    },
    /** The session once its analysis has ended. @throws Error when that takes too long */
    ended: async (id: string, seconds = 60) => {
      for (const until = Date.now() + seconds * 1_000; Date.now() < until; await sleep(100)) {
        const { body } = await as('GET', `/api/Sessions/${id}`);
        const session = body as { analysisStatus: string };
        if (['Succeeded', 'Failed'].includes(session.analysisStatus)) return session as never;
      }
      throw new Error(`session ${id} was not analysed in ${seconds} s`);
    },
  };
}

type Sent = Readonly<{ json?: unknown; body?: FormData; headers?: Readonly<Record<string, string>> }>;

export async function call(
  url: string,
  method: string,
  path: string,
  { json, body, headers }: Sent = {},
): Promise<Answer> {
  const response = await fetch(url + path, {
    method,
    headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(json !== undefined ? { body: JSON.stringify(json) } : body && { body }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: parsed(text) as never };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
