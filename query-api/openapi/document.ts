import * as z from 'zod/mini';
import { areas } from '#domain/areas.ts';
import { type CommandCall, Nothing, Problem, type QueryCall, type UploadCall } from '#domain/kernel/contract.ts';
import { type ErrorCode, problems } from '#domain/kernel/errors.ts';
import { type Descriptions, keyOfCall, titleOf } from './descriptions.ts';
import { exampleOf, type Schema } from './example.ts';

type Call = CommandCall | QueryCall | UploadCall;

const about = `Every call of the product; its own client makes no other ones.

**Sign in**: \`POST /api/Account/Login\` answers an \`accessToken\`, which is good for ten minutes and goes along as \`Authorization: Bearer …\`, and a \`refreshToken\`.

**Programs** use a token that a person with the permission \`external_api\` makes in the settings: \`Authorization: Bearer rostra_…\`. It makes 120 calls at once and two more each second, and none that administers or changes how somebody signs in.

**Lists** come in pages: what the header \`x-next-cursor\` says is the \`cursor\` of the next one.

**Repeats**: a call that changes something takes a header \`Idempotency-Key\`; with the same key it is done once, and answered alike.

**One's own change** is read by sending its \`x-position\` along as \`x-min-position\`.

**Pushes** name read models. The header \`x-reads\` names those that an answer was made from, with a comma between: after a push of one of them, ask again.

**Errors** are one object: \`code\` is for programs, \`description\` for people, \`requestId\` for whoever runs the server.`;

/** Errors that any call may answer with. */
const always = ['unauthorized', 'too_many_requests', 'internal_error'] as const;

/** Makes the OpenAPI 3.1 document from the contracts and their comments. */
export function openApiDocument(version: string, described: Descriptions = new Map()) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { name: area, commands, uploads, queries } of areas) {
    for (const [name, call] of Object.entries<Call>({ ...uploads, ...commands, ...queries })) {
      const path = call.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = {
        ...paths[path],
        [call.method.toLowerCase()]: {
          tags: [area],
          operationId: name,
          summary: titleOf(name),
          description: described.get(keyOfCall(area, name)) ?? `${titleOf(name)}.`,
          ...operationOf(call),
        },
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Rostra', version, description: about },
    paths,
    components: {
      schemas: { Problem: schemaOf(Problem, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    security: [{ bearer: [] }],
  };
}

function operationOf(call: Call) {
  const body = requestBodyOf(call);
  const parameters = [
    ...('params' in call && call.params ? parametersOf(call.params, 'path') : []),
    ...('query' in call && !isPosted(call) ? parametersOf(call.query as z.ZodMiniObject, 'query') : []),
  ];
  return { parameters, ...(body && { requestBody: body }), responses: responsesOf(call) };
}

/** A query whose fields are in the body. */
const isPosted = (call: Call): call is QueryCall => call.method === 'POST' && 'name' in call;

function requestBodyOf(call: Call) {
  if ('form' in call) {
    const form = schemaOf(call.form, 'input') as { properties: object; required?: string[] };
    const { field = 'file', optional = false } = call.file ?? {};
    const content = { type: 'string', format: 'binary' };
    const further = call.files && { [call.files.field]: { type: 'array', items: content, maxItems: call.files.most } };
    const properties = { ...form.properties, [field]: content, ...further };
    const schema = { ...form, properties, required: [...(form.required ?? []), ...(optional ? [] : [field])] };
    return { required: true, content: { 'multipart/form-data': { schema, example: exampleOf(schema as Schema) } } };
  }
  if (isPosted(call)) return json(call.query, 'input');
  if (!('body' in call) || call.body === Nothing) return undefined;
  return json(call.body, 'input');
}

function parametersOf(object: z.ZodMiniObject, where: 'path' | 'query') {
  const { properties = {}, required = [] } = schemaOf(object, 'input') as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
    ...(where === 'path' && { example: exampleOf(schema, name) }),
  }));
}

function responsesOf(call: Call) {
  const status = 'status' in call ? call.status : 200;
  const { contentType = 'application/json' }: Readonly<{ contentType?: string }> = 'contentType' in call ? call : {};
  const content = call.answer === Nothing ? {} : json(call.answer, 'output', contentType);
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set<ErrorCode>([...(call.errors ?? []), ...always])) {
    const [number] = problems[code];
    byStatus.set(number, [...(byStatus.get(number) ?? []), code]);
  }
  return {
    [status]: { description: 'Done.', ...content },
    ...Object.fromEntries([...byStatus].map(([number, codes]) => [number, problemOf(codes)])),
  };
}

function problemOf(codes: readonly ErrorCode[]) {
  const schema = { $ref: '#/components/schemas/Problem' };
  const examples = Object.fromEntries(
    codes.map((code) => [code, { value: { code, description: problems[code][1], requestId: 'b7c1…' } }]),
  );
  const description = codes.map((code) => `\`${code}\`: ${problems[code][1]}`).join('\n\n');
  return { description, content: { 'application/json': { schema, examples } } };
}

function json(shape: z.ZodMiniType, io: 'input' | 'output', contentType = 'application/json') {
  const schema = schemaOf(shape, io);
  return { content: { [contentType]: { schema, example: exampleOf(schema as Schema) } } };
}

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};
