import { randomUUID } from 'node:crypto';
import { accessTokens } from '#infra/http/access-token.ts';
import { installationKeys } from '#infra/keys/keys.ts';
import { call } from '../../testing/call.ts';
import { newPerson } from '../../testing/person.ts';
import { smallWav } from './small-wav.ts';

export type Someone = Awaited<ReturnType<typeof someone>>;

/** A person with one talk that can be renamed. */
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
    /** Uses a new connection each time, because a stopping server may close idle ones. */
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
