import { afterAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Areas } from '#domain/areas.ts';
import { newcomerRoles } from '#domain/kernel/roles.ts';
import { apiTokenCommands } from '#domain/users/contract/api-tokens.ts';
import { ownApp } from '../testing/app.ts';

type AllCalls = Areas['meetings']['commands'] & Areas['meetings']['queries'] & Areas['users']['queries'];
type Input<Call> = (Call extends { params: infer P extends z.ZodMiniType } ? z.input<P> : unknown) &
  (Call extends { query: infer Q extends z.ZodMiniType } ? z.input<Q> : unknown) &
  (Call extends { body: infer B extends z.ZodMiniType } ? NonNullable<z.input<B>> | Absent<z.input<B>> : unknown);

/** Lets a call with an optional body omit it. */
type Absent<Body> = undefined extends Body ? unknown : never;

/** A function for each operation of the document, with input and answer typed by the contract. */
type Client = {
  readonly [Name in keyof AllCalls]: (
    input: Input<AllCalls[Name]>,
  ) => Promise<AllCalls[Name] extends { answer: infer A extends z.ZodMiniType } ? z.output<A> : never>;
};

type Operation = Readonly<{ operationId: string; parameters: readonly Readonly<{ name: string; in: string }>[] }>;
type Document = Readonly<{ paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }>;

/** Makes a client from the published document alone. */
function clientOf({ paths }: Document, url: string, token: string): Client {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
  const functions = operations.map(({ path, method, operationId, parameters }) => {
    const call = async (input: Readonly<Record<string, unknown>>) => {
      const inPath = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(input[name])));
      const asked = new URLSearchParams();
      for (const { name, in: where } of parameters)
        if (where === 'query' && input[name] !== undefined) asked.set(name, String(input[name]));
      const named = new Set(parameters.map(({ name }) => name));
      const body = Object.fromEntries(Object.entries(input).filter(([name]) => !named.has(name)));
      const hasBody = method !== 'get' && Object.keys(body).length > 0;
      const answer = await fetch(`${url}${inPath}?${asked}`, {
        method: method.toUpperCase(),
        headers: { authorization: `Bearer ${token}`, ...(hasBody && { 'content-type': 'application/json' }) },
        ...(hasBody && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${operationId}: ${answer.status} ${text}`);
      return text ? JSON.parse(text) : undefined;
    };
    return [operationId, call] as const;
  });
  return Object.fromEntries(functions) as unknown as Client;
}

const app = await ownApp();
const url = await app.listen();
afterAll(() => app.http.close());

test('writes and reads through a client made from the published document', async () => {
  const person = await app.person({ roles: [...newcomerRoles, 'subscriber-enterprise'] });
  const body = { name: 'Client', scope: 'write', days: 1 } as const;
  const { token } = (await person.send(apiTokenCommands.MakeApiToken, { body })).body;
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as Document;
  const client = clientOf(document, url, token);

  const me = await client.userAccount({});
  expect(me.id).toBe(person.id);
  const times = { startDate: '2030-05-02T08:00:00.000Z', end: '2030-05-02T09:00:00.000Z' };
  const { id } = await client.CreateMeeting({ subject: 'Vom Client', ...times });
  await app.settle();
  expect((await client.meetingList({})).map((meeting) => [meeting.id, meeting.subject])).toEqual([[id, 'Vom Client']]);
  await client.DeleteMeeting({ meetingId: id });
  await app.settle();
  expect(await client.meetingList({})).toEqual([]);
});
