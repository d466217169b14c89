import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import {
  administersProjections,
  everyArea,
  type ProjectionAction,
  type ProjectionArea,
  projectionAreas,
  projectionCommands,
} from '#domain/projections/contract.ts';
import { principalOf, type Rules } from '#infra/http/rules.ts';
import { derivedId } from '#infra/ids.ts';
import { callRoute } from '../call-route.ts';
import { type ClaimKey, causeOf } from '../commands.ts';
import { orderWork } from './order-work.ts';

type Needs = Readonly<{ pool: Pool; rules: Rules; claimKey: ClaimKey }>;
type Asked = Readonly<{ what: ProjectionAction; areas: readonly ProjectionArea[]; swap?: boolean | undefined }>;

const { RebuildProjection, VerifyProjection, SwapProjection, DropProjection, RetryProjection } = projectionCommands;

/** What admins have done with read models; the process that folds them does it, and this one answers at once. */
export function projectionRoutes({ pool, rules, claimKey }: Needs): FastifyPluginAsync {
  const allow = rules.permitted(administersProjections);
  return async (http) => {
    await http.register(
      callRoute(RebuildProjection, {
        allow,
        handle: ({ params: { name }, body, request }) =>
          ask(request, { what: 'rebuild', areas: allOr(name), swap: body?.swap }),
      }),
    );
    await http.register(
      callRoute(VerifyProjection, {
        allow,
        handle: ({ params: { name }, request }) => ask(request, { what: 'verify', areas: allOr(name) }),
      }),
    );
    const ofOneArea = [
      [SwapProjection, 'swap'],
      [DropProjection, 'drop'],
      [RetryProjection, 'retry'],
    ] as const;
    for (const [call, what] of ofOneArea) {
      await http.register(
        callRoute(call, {
          allow,
          handle: ({ params: { name }, request }) => ask(request, { what, areas: [areaOf(name)] }),
        }),
      );
    }
  };

  async function ask(request: FastifyRequest, { what, areas, swap = true }: Asked) {
    const { commandId } = causeOf(request);
    const order = { what, areas: [...areas], swap };
    await claimKey(request, commandId, order);
    const [jobId, userId] = [derivedId(commandId, what), principalOf(request).id];
    await orderWork(pool, { jobId, userId, order });
    // A warning, so that it is written down at the level that is the default.
    request.log.warn({ jobId, userId, what, areas: order.areas }, 'work on read models was asked for');
    return { jobId };
  }
}

const allOr = (name: string): readonly ProjectionArea[] => (name === everyArea ? projectionAreas : [areaOf(name)]);

const areaOf = (name: string): ProjectionArea => projectionAreas.find((area) => area === name) ?? refuse('not_found');
