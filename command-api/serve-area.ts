import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Area } from '#domain/kernel/area.ts';
import { type CommandCall, Nothing, Problem, type UploadCall } from '#domain/kernel/contract.ts';
import { DomainError, problems, refuseFields } from '#domain/kernel/errors.ts';
import { headerNames } from '#domain/kernel/header-names.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import { refuseUnstorable } from '#infra/http/http.ts';
import { acceptUploads, letGo, receiveUpload } from '#infra/http/receive-upload.ts';
import { principalOf } from '#infra/http/rules.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { CallContext, CommandArea, CommandHandler, CommandTools, Send, UploadHandler } from './command-area.ts';
import { type Cause, causeOf } from './commands.ts';
import { AlreadyAnswered, type FirstAnswer, type IdempotencyKeys } from './idempotency-keys.ts';

type Tools = CommandTools & Readonly<{ idempotency: IdempotencyKeys }>;

/** Serves every command and upload of an area: checks the rule and the input, claims the idempotency key, runs the handler, returns the position. */
export async function serveArea(area: Area, room: CommandArea<Area>, tools: Tools): Promise<void> {
  const commands = await room.commands(tools);
  for (const [name, call] of Object.entries(area.commands)) {
    const handler = handlerOf(commands, name);
    if (handler.rawBody) {
      const raw: FastifyPluginAsync = async (http) => {
        serveRaw(call, handler, { ...tools, http });
      };
      await tools.http.register(raw);
    } else serveCommand(call, handler, tools);
  }
  const uploads = room.uploads(tools);
  if (Object.keys(area.uploads).length > 0) {
    const uploadRoutes: FastifyPluginAsync = async (http) => {
      await acceptUploads(http);
      for (const [name, call] of Object.entries(area.uploads)) {
        serveUpload(call, handlerOf(uploads, name), { ...tools, http });
      }
    };
    await tools.http.register(uploadRoutes);
  }
}

function handlerOf<Handler>(handlers: Readonly<Record<string, Handler>>, name: string): Handler {
  const handler = handlers[name];
  if (!handler) throw new Error(`no handler for ${name}`);
  return handler;
}

function serveRaw(call: CommandCall, handler: CommandHandler<CommandCall>, tools: Tools): void {
  const { http } = tools;
  if (handler.rawBody === 'text') {
    http.removeContentTypeParser('application/json');
    http.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  } else {
    http.removeAllContentTypeParsers();
    http.addContentTypeParser('*', (_request, _body, done) => done(null));
  }
  serveCommand(call, handler, tools);
}

function serveCommand(call: CommandCall, handler: CommandHandler<CommandCall>, tools: Tools): void {
  const { claims = 'with-append' } = handler;
  tools.http.route({
    ...routeOf(call, handler, tools),
    schema: {
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body !== Nothing && { body: call.body }),
      response: responsesOf(call),
    },
    handler: async (request, reply) => {
      const { params, query, body } = request as CommandInput;
      const cause = causeOf(request);
      const when = typeof claims === 'function' ? claims(body) : claims;
      const run = (claim?: () => Promise<void>) =>
        handler.run({ ...askedBy(request, reply, { cause, handle: tools.handle, claim }), params, query, body });
      if (when === 'never') return answered(call, reply, await run());
      const once: Once = { call, request, reply, cause, content: contentOf(call, { params, query, body }) };
      return answered(call, reply, await answerOnce(once, { when, run }, tools));
    },
  });
}

type Once = Readonly<{
  call: CommandCall | UploadCall;
  request: FastifyRequest;
  reply: FastifyReply;
  cause: Cause;
  content: unknown;
}>;
type Running = Readonly<{
  when: 'with-append' | 'before';
  run: (claim?: () => Promise<void>) => Promise<unknown>;
}>;

/** Runs a request that has no answer yet, and keeps the answer. A repeat gets the same answer, whatever has changed since. */
async function answerOnce(
  { call, request, reply, cause: { commandId }, content }: Once,
  { when, run }: Running,
  { idempotency }: Tools,
): Promise<unknown> {
  const keyed = { request, commandId };
  const claim = async () => {
    const first = await idempotency.claim(keyed, content);
    if (first) throw new AlreadyAnswered(first);
  };
  try {
    if (when === 'before') await claim();
    const answer = await run(when === 'with-append' ? claim : undefined);
    await idempotency.keep(keyed, reply, call.answer === Nothing ? null : answer);
    return answer;
  } catch (error) {
    if (error instanceof AlreadyAnswered) return repeated(request, reply, error.first);
    if (!(error instanceof DomainError) || error.code === 'idempotency_mismatch') throw error;
    // The first request may have changed the state, so that its repeat is refused.
    const first = await idempotency.firstAnswer(keyed, content);
    if (!first) throw error;
    return repeated(request, reply, first);
  }
}

function repeated(request: FastifyRequest, reply: FastifyReply, { answer, headers }: FirstAnswer): unknown {
  if (!request.raw.complete) letGo(request);
  reply.headers(headers);
  return answer;
}

function serveUpload(call: UploadCall, handler: UploadHandler<UploadCall>, tools: Tools): void {
  const { field = 'file', optional = false } = call.file ?? {};
  tools.http.route({
    ...routeOf(call, handler, tools),
    schema: { ...(call.params && { params: call.params }), response: responsesOf(call) },
    handler: async (request, reply) => {
      const cause = causeOf(request);
      // A repeat must not be refused because the first request used up the quota.
      const isRepeat = await tools.idempotency.isClaimed({ request, commandId: cause.commandId });
      if (!isRepeat) await handler.admit?.(principalOf(request));
      const watch = tools.instruments.uploads;
      const further = call.files && handler.furtherRules && { ...call.files, ...handler.furtherRules };
      const where = { directory: tools.temporary, file: field, further, log: request.log, watch };
      const { fields, file, further: others, dispose } = await receiveUpload(request, { ...handler.rules, ...where });
      try {
        refuseUnstorable(fields);
        const form = call.form.safeParse(fields);
        const missing = file || optional ? [] : [{ field, code: 'required' }];
        if (!form.success) return refuseFields([...fieldErrors(form.error), ...missing]);
        if (missing.length > 0) return refuseFields(missing);
        const params = request.params as Record<string, never>;
        // The handler checks an optional file; a missing required one was refused above.
        const arrived = { params, form: form.data, file: file as NonNullable<typeof file>, further: others };
        const principal = () => principalOf(request);
        if (!isRepeat) handler.check?.({ ...arrived, principal });
        const once: Once = {
          call,
          request,
          reply,
          cause,
          content: {
            ...{ params, form: form.data, sha256: file?.sha256 ?? null },
            ...(others.length > 0 && { further: others.map(({ sha256 }) => sha256) }),
          },
        };
        const run = () => handler.run({ ...askedBy(request, reply, { cause, handle: tools.handle }), ...arrived });
        return answered(call, reply, await answerOnce(once, { when: 'before', run }, tools));
      } finally {
        await dispose();
      }
    },
  });
}

type CommandInput = Readonly<{ params: Record<string, never>; query: Record<string, never>; body: unknown }>;

/** The content that a repeat must share with the first request. */
const contentOf = (call: CommandCall, { params, query, body }: CommandInput) => ({
  ...params,
  ...(call.query && query),
  ...(call.body !== Nothing && { body: body ?? null }),
});

type Served = Pick<CommandHandler<CommandCall>, 'allow' | 'throttle'>;

const routeOf = (call: CommandCall | UploadCall, { allow, throttle }: Served, { rules }: Tools) => ({
  method: call.method,
  url: call.path,
  config: {
    allow,
    ...(throttle?.max && { rateLimit: { max: throttle.max, timeWindow: throttle.minutes * 60_000 } }),
  },
  onRequest: rules(allow),
});

function answered(call: CommandCall | UploadCall, reply: FastifyReply, answer: unknown) {
  reply.code(call.status);
  return call.answer === Nothing ? reply.send() : answer;
}

type Sending = Readonly<{ cause: Cause; handle: Handle; claim?: (() => Promise<void>) | undefined }>;

function askedBy(request: FastifyRequest, reply: FastifyReply, { cause, handle, claim }: Sending): CallContext {
  let furthest = -1n;
  let unclaimed = claim;
  const reached = (position: bigint) => {
    if (position > furthest) furthest = position;
    reply.header(headerNames.position, furthest.toString());
  };
  const send: Send = async (addressed, step) => {
    const claimed = unclaimed;
    unclaimed = undefined;
    const commandId = step === undefined ? cause.commandId : uuidv5(cause.commandId, step);
    const handled = await handle({ ...cause, ...addressed, commandId, claim: claimed });
    reached(handled.position);
    return handled;
  };
  return { request, reply, cause, principal: () => principalOf(request), send, reached };
}

function fieldErrors({ issues }: z.core.$ZodError) {
  return issues.map(({ path, code }) => ({
    field: String(path[0]),
    code: code === 'invalid_type' ? 'required' : code,
  }));
}

const responsesOf = ({ status, answer, errors }: Pick<CommandCall, 'status' | 'answer' | 'errors'>) => ({
  ...Object.fromEntries(errors.map((code) => [problems[code][0], Problem])),
  [status]: answer,
});
