import { catalogueRoutes } from './catalogue-routes.ts';
import { customerRoutes } from './customer-routes.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { readParams } from './params.ts';
import type { Routes } from './route.ts';
import { sessionRoutes } from './session-routes.ts';
import { subscriptionRoutes } from './subscription-routes.ts';
import { type Answer, StripeRefusal, type World } from './world.ts';

/** `content`: the body, or the query if there is no body; form-encoded. */
export type ReceivedRequest = Readonly<{
  method: string;
  path: string;
  content: string;
  idempotencyKey: string | null;
}>;

const routes: Routes = {
  ...catalogueRoutes,
  ...customerRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...sessionRoutes,
};

type Handler = Routes[string];
const patterns = Object.entries(routes).map(([route, handle]) => {
  const [method = '', path = ''] = route.split(' ');
  return { method, pattern: new RegExp(`^${path.replace(':id', '([^/]+)')}$`), hasId: path.includes(':id'), handle };
});

/** Names before ids: `/v1/invoices/create_preview` is no invoice. */
function handlerOf(method: string, path: string): Readonly<{ handle: Handler; id: string }> | undefined {
  const fitting = patterns.filter((one) => one.method === method && one.pattern.test(path));
  const one = fitting.find(({ hasId }) => !hasId) ?? fitting[0];
  return one && { handle: one.handle, id: one.pattern.exec(path)?.[1] ?? '' };
}

/** One call of the API. A repeated key gets its first answer; another call with the same key is refused. */
export function answer(world: World, asked: ReceivedRequest): Answer {
  const { method, path, content, idempotencyKey } = asked;
  const known = idempotencyKey === null ? undefined : world.kept.answers[idempotencyKey];
  const request = `${method} ${path} ${content}`;
  if (known) return known.asked === request ? known.answer : keyMismatch;
  const found = handlerOf(method, path);
  if (!found?.handle)
    return {
      status: 404,
      body: { error: { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: ${path}).` } },
    };
  const answered = orRefusal(() =>
    found.handle?.({ world, params: readParams(content), id: decodeURIComponent(found.id), idempotencyKey }),
  );
  const isKept = answered.status === 200 || answered.status === 402;
  if (idempotencyKey !== null && isKept) world.kept.answers[idempotencyKey] = { asked: request, answer: answered };
  return answered;
}

const keyMismatch: Answer = {
  status: 400,
  body: {
    error: {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    },
  },
};

function orRefusal(handle: () => unknown): Answer {
  try {
    return { status: 200, body: structuredClone(handle()) };
  } catch (error) {
    if (error instanceof StripeRefusal) return error.answer;
    throw error;
  }
}
