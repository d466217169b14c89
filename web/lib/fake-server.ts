import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { CommandCall, QueryCall } from '#domain/kernel/contract.ts';
import { type ErrorCode, type FieldError, problems } from '#domain/kernel/errors.ts';
import { headerNames } from '#domain/kernel/header-names.ts';
import type { Answer, CommandInput, QueryInput } from './api.ts';

type Call = CommandCall | QueryCall;
type Input<Of extends Call> = Of extends QueryCall ? QueryInput<Of> : Of extends CommandCall ? CommandInput<Of> : never;
/** A partial value: a test names only the fields that matter to it. */
type Some<Value> = Value extends readonly (infer Item)[]
  ? readonly Some<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: Some<Value[Key]> | undefined }
    : Value;
type Reply<Of extends Call> = Some<Answer<Of>> | ((input: Input<Of>) => Some<Answer<Of>> | Promise<Some<Answer<Of>>>);
type Received = Readonly<{ call: Call; input: object }>;
type Respond = (input: object) => Promise<Response>;

/**
 * A server for component tests, built from the contract: `const server = fakeServer()` at the top of a file, then
 * `server.answer(sessionList, [row])` in a test. Paths, inputs and answers follow the calls. A call without an answer, or against its
 * contract, fails the test.
 */
export function fakeServer() {
  const replies = new Map<Call, Respond>();
  let received: Received[] = [];
  let mistakes: string[] = [];

  beforeEach(() => {
    replies.clear();
    [received, mistakes] = [[], []];
    vi.stubGlobal('fetch', serve);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    expect(mistakes).toEqual([]);
  });

  async function serve(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, location.origin);
    const found = [...replies.keys()].flatMap((call) => {
      const params = call.method === (init.method ?? 'GET') && paramsOf(call.path, url.pathname);
      return params ? [{ call, params }] : [];
    })[0];
    if (!found) return mistaken(`nobody answers ${init.method ?? 'GET'} ${url.pathname}`);
    const said = inputOf(found.call, url, init.body);
    const schema =
      found.call.method === 'GET' && 'query' in found.call ? found.call.query : (found.call as CommandCall).body;
    const wrong = schema.safeParse(said).error;
    if (wrong) return mistaken(`${found.call.path} was asked for ${JSON.stringify(said)}: ${wrong.message}`);
    const input = { ...found.params, ...Object.fromEntries(url.searchParams), ...(said ?? {}) };
    received = [...received, { call: found.call, input }];
    return await (replies.get(found.call) as Respond)(input);
  }

  function mistaken(text: string): Response {
    mistakes = [...mistakes, text];
    return Response.json({ code: 'internal_error' }, { status: 500 });
  }

  return {
    answer<Of extends Call>(call: Of, reply: Reply<Of>): void {
      replies.set(call, async (input) => {
        const answer: unknown =
          typeof reply === 'function' ? await (reply as (input: object) => unknown)(input) : reply;
        const status = 'status' in call ? call.status : 200;
        return status === 204 ? new Response(null, { status }) : Response.json(answer, { status });
      });
    },

    /** Answers with one page after the other; each but the last has a cursor. */
    answerPages<Of extends QueryCall>(call: Of, ...pages: readonly Some<Answer<Of>>[]): void {
      replies.set(call, async (input) => {
        const index = Number('cursor' in input ? input.cursor : 0);
        const headers = index < pages.length - 1 ? { [headerNames.nextCursor]: String(index + 1) } : {};
        return Response.json(pages[index] ?? [], { headers });
      });
    },

    refuse(call: Call, code: ErrorCode, errors: readonly FieldError[] = []): void {
      const [status, description] = problems[code];
      const problem = { code, description, requestId: 'r', ...(errors.length > 0 && { errors }) };
      replies.set(call, async () => Response.json(problem, { status }));
    },

    /** Gives no answer, as without a network. */
    breakOff(call: Call): void {
      replies.set(call, async () => {
        throw new TypeError('offline');
      });
    },

    /** Requests of this call, in order. */
    received: <Of extends Call>(call: Of): readonly Input<Of>[] =>
      received.filter((one) => one.call === call).map(({ input }) => input as Input<Of>),
  };
}

/** `/api/Sessions/:id` and `/api/Sessions/7f` → `{ id: '7f' }` */
function paramsOf(template: string, path: string): Readonly<Record<string, string>> | undefined {
  const names = [...template.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const values = new RegExp(`^${template.replace(/:\w+/g, '([^/]+)')}$`).exec(path)?.slice(1);
  return values && Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
}

function inputOf(call: Call, url: URL, body: RequestInit['body']): object | undefined {
  if (call.method === 'GET') return Object.fromEntries(url.searchParams);
  return body === undefined || body === null ? undefined : (JSON.parse(String(body)) as object);
}
