import type * as z from 'zod/mini';
import type { CommandCall, QueryCall, UploadCall } from '#domain/kernel/contract.ts';
import type { Answer, Sent } from './call.ts';
import type { Send } from './person.ts';

export type Call = CommandCall | QueryCall | UploadCall;

type Empty = Record<never, never>;

/** A field of the input; optional if the schema accepts an empty object or undefined. */
type Demanded<Name extends string, Schema extends z.ZodMiniType> =
  Empty extends z.input<Schema>
    ? { readonly [N in Name]?: z.input<Schema> }
    : undefined extends z.input<Schema>
      ? { readonly [N in Name]?: z.input<Schema> }
      : { readonly [N in Name]: z.input<Schema> };

/** The input of a call: its path parameters, body, query, form fields and file. */
type CallInput<C extends Call> = Readonly<{ headers?: Readonly<Record<string, string>> }> &
  (C extends { params: infer Schema extends z.ZodMiniType } ? Demanded<'params', Schema> : unknown) &
  (C extends { body: infer Schema extends z.ZodMiniType } ? Demanded<'body', Schema> : unknown) &
  (C extends { query: infer Schema extends z.ZodMiniType } ? Demanded<'query', Schema> : unknown) &
  (C extends { form: infer Schema extends z.ZodMiniType }
    ? Demanded<'form', Schema> & Readonly<{ file?: File; files?: readonly File[] }>
    : unknown);

/** The answer of a call that is not refused. */
type Answered<C extends Call> = z.output<C['answer']>;

type Loose = Readonly<{
  params?: Readonly<Record<string, unknown>>;
  body?: unknown;
  query?: Readonly<Record<string, unknown>>;
  form?: Readonly<Record<string, unknown>>;
  file?: File;
  files?: readonly File[];
  headers?: Readonly<Record<string, string>>;
}>;

/** The call as it is sent: method and path, and the rest of the request. */
function written(call: Call, { params, body, query, form, file, files = [], headers }: Loose): [string, Sent] {
  const { method, path } = call;
  const field = 'form' in call ? (call.file?.field ?? 'file') : 'file';
  const furtherField = ('form' in call && call.files?.field) || 'files';
  const further = files.map((one) => [furtherField, one] as const);
  const filled = path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params?.[name] ?? name)));
  // A query sent by POST has its fields in the body.
  const isPosted = method === 'POST' && 'query' in call && !('body' in call);
  const search = isPosted ? '' : String(new URLSearchParams(stringsOf(query)));
  const sent = {
    ...(body !== undefined && { json: body }),
    ...(isPosted && { json: query ?? {} }),
    ...((form || file) && { body: formOf(form, [...(file ? [[field, file] as const] : []), ...further]) }),
  };
  return [`${method} ${filled}${search && `?${search}`}`, { ...sent, ...(headers && { headers }) }];
}

const stringsOf = (values: Readonly<Record<string, unknown>> = {}): [string, string][] =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));

function formOf(fields: Loose['form'], files: readonly (readonly [field: string, file: File])[]): FormData {
  const form = new FormData();
  for (const [name, value] of stringsOf(fields)) form.set(name, value);
  for (const file of files) form.append(...file);
  return form;
}

/** Sends a call of the contract with typed input, or a raw one such as `GET /api/Config` with any input. */
export type SendCall = {
  <C extends Call>(
    call: C,
    ...given: Empty extends CallInput<C> ? [CallInput<C>?] : [CallInput<C>]
  ): Promise<Answer<Answered<C>>>;
  <Body = unknown>(methodAndPath: string, sent?: Sent): Promise<Answer<Body>>;
};

export const sender = (send: Send): SendCall =>
  ((call: Call | string, given: Loose & Sent = {}) =>
    typeof call === 'string' ? send(call, given) : send(...written(call, given))) as SendCall;
