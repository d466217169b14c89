import { randomUUID } from 'node:crypto';
import { accessTokens } from '#infra/http/access-token.ts';
import { installationKeys } from '#infra/keys/keys.ts';
import { call } from '../../testing/call.ts';
import { newPerson } from '../../testing/person.ts';
import { smallWav } from './small-wav.ts';

export type Someone = Awaited<ReturnType<typeof someone>>;

/** A person with one talk, which can be given other names. */
export async function someone({ url, directory }: Readonly<{ url: string; directory: string }>) {
  const person = await newPerson(url);
  const tokens = accessTokens((await installationKeys(undefined, directory))('access-token'));
  const token = () => tokens.issue({ userId: person.id });
  const talk = await person.uploaded(smallWav(300));
  return {
    person,
    talk,
    token,
    list: async () => (await person.send('GET /api/Sessions/Slim')).body,
    /** On a connection of its own: a server that stops must not be judged by connections that were idle. */
    async rename(name: string) {
      const headers = {
        authorization: `Bearer ${await token()}`,
        'idempotency-key': randomUUID(),
        connection: 'close',
      };
      return call(url, `PATCH /api/Sessions/${talk}`, { json: { name }, headers });
    },
  };
}
