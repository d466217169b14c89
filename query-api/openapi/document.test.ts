import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { areas } from '#domain/areas.ts';
import { type CommandCall, Nothing, type QueryCall, type UploadCall } from '#domain/kernel/contract.ts';
import { describedCalls, titleOf } from './descriptions.ts';
import { openApiDocument } from './document.ts';

type Call = CommandCall | QueryCall | UploadCall;
type Content = Readonly<Record<string, { example?: unknown }>>;
type Operation = Readonly<{
  description: string;
  summary: string;
  requestBody?: { content: Content };
  responses: Readonly<Record<string, { description: string; content?: Content }>>;
}>;

const document = openApiDocument('1.0.0', await describedCalls(areas.map(({ name }) => name)));
const calls = areas.flatMap(({ commands, uploads, queries }) =>
  Object.entries<Call>({ ...uploads, ...commands, ...queries }),
);
const operationOf = ({ path, method }: Call) =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] as Operation;

test('describes a call by the comment of its contract, else by its name', () => {
  const [of] = [(name: string) => operationOf(calls.find(([one]) => one === name)?.[1] as Call)];
  expect(of('CreateGoal')).toMatchObject({ summary: 'Create goal', description: 'For the caller if nobody is named.' });
  expect(of('RemoveGoal').description).toBe('Remove goal.');
  expect(['VRTrainingWords', 'goalList', 'WriteVRTraining'].map(titleOf)).toEqual([
    'VR training words',
    'Goal list',
    'Write VR training',
  ]);
});

test('every call has a description and the common errors', () => {
  for (const [name, call] of calls) {
    const { description, responses } = operationOf(call);
    expect(description, name).toMatch(/\S/);
    expect(Object.keys(responses), name).toEqual(expect.arrayContaining(['401', '429', '500']));
  }
});

test('every example of a body is valid', () => {
  const refused = calls.flatMap(([name, call]) => {
    const shape = bodyOf(call);
    const [content] = Object.values(operationOf(call).requestBody?.content ?? {});
    if (!shape || !content) return [];
    const { success, error } = shape.safeParse(content.example);
    return success ? [] : [`${name}: ${error.issues[0]?.path.join('.')} ${error.issues[0]?.message}`];
  });
  expect(refused).toEqual([]);
});

function bodyOf(call: Call): z.ZodMiniType | undefined {
  if ('form' in call) return call.form;
  if ('body' in call) return call.body === Nothing ? undefined : call.body;
  return call.method === 'POST' ? call.query : undefined;
}
