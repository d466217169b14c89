import { z } from 'zod';
import { areas } from '#domain/areas.ts';
import { type CommandCall, Nothing, Problem, type QueryCall, type UploadCall } from '#domain/kernel/contract.ts';
import { problems } from '#domain/kernel/errors.ts';

type Call = CommandCall | QueryCall | UploadCall;

/** OpenAPI 3.1, made from the contracts and from nothing else. */
export function openApiDocument(version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { name: area, commands, uploads, queries } of areas) {
    for (const [name, call] of Object.entries<Call>({ ...uploads, ...commands, ...queries })) {
      const path = call.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = {
        ...paths[path],
        [call.method.toLowerCase()]: { tags: [area], operationId: name, ...operationOf(call) },
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Rostra', version },
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
    ...('query' in call && !isPosted(call) ? parametersOf(call.query as z.ZodObject, 'query') : []),
  ];
  return { parameters, ...(body && { requestBody: body }), responses: responsesOf(call) };
}

/** A reading call whose fields stand in the body. */
const isPosted = (call: Call): call is QueryCall => call.method === 'POST' && 'name' in call;

function requestBodyOf(call: Call) {
  if ('form' in call) {
    const form = schemaOf(call.form, 'input') as { properties: object; required?: string[] };
    const { field = 'file', optional = false } = call.file ?? {};
    const properties = { ...form.properties, [field]: { type: 'string', format: 'binary' } };
    const schema = { ...form, properties, required: [...(form.required ?? []), ...(optional ? [] : [field])] };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (isPosted(call)) return { content: { 'application/json': { schema: schemaOf(call.query, 'input') } } };
  if (!('body' in call) || call.body === Nothing) return undefined;
  return { content: { 'application/json': { schema: schemaOf(call.body, 'input') } } };
}

function parametersOf(object: z.ZodObject, where: 'path' | 'query') {
  const { properties = {}, required = [] } = schemaOf(object, 'input') as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
  }));
}

function responsesOf(call: Call) {
  const status = 'status' in call ? call.status : 200;
  const { contentType = 'application/json' }: Readonly<{ contentType?: string }> = 'contentType' in call ? call : {};
  const content =
    call.answer === Nothing ? {} : { content: { [contentType]: { schema: schemaOf(call.answer, 'output') } } };
  const problem = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } } };
  const byStatus = new Map<number, string[]>();
  for (const code of call.errors ?? []) {
    const [number] = problems[code];
    byStatus.set(number, [...(byStatus.get(number) ?? []), code]);
  }
  return {
    [status]: { description: 'done', ...content },
    ...Object.fromEntries(
      [...byStatus].map(([number, codes]) => [number, { description: codes.join(', '), ...problem }]),
    ),
  };
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};
