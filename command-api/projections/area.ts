import { projectionAreas } from '#domain/areas.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { projectionsArea } from '#domain/projections/area.ts';
import { administersProjections, everyArea, type ProjectionAction } from '#domain/projections/contract.ts';
import { permitted } from '#infra/http/rules.ts';
import { derivedId } from '#infra/ids.ts';
import { type Asked, type CommandArea, nothingToForget, nothingToTakeAlong } from '../command-area.ts';
import { orderWork } from '../order-work.ts';

type Work = Readonly<{ what: ProjectionAction; areas: readonly string[]; swap?: boolean | undefined }>;

/** What admins have done with read models; the process that folds them does it, and this one answers at once. */
export const projections: CommandArea<typeof projectionsArea> = {
  commands({ pool }) {
    async function ask({ request, principal, cause }: Asked, { what, areas, swap = true }: Work) {
      const [jobId, userId] = [derivedId(cause.commandId, what), principal().id];
      await orderWork(pool, { jobId, userId, order: { what, areas: [...areas], swap } });
      // A warning, so that it is written down at the level that is the default.
      request.log.warn({ jobId, userId, what, areas }, 'work on read models was asked for');
      return { jobId };
    }
    const about = { allow: permitted(administersProjections), claims: 'before' } as const;
    const onOne = (what: ProjectionAction) => ({
      ...about,
      run: (asked: Asked & { params: { name: string } }) => ask(asked, { what, areas: [areaOf(asked.params.name)] }),
    });
    return {
      RebuildProjection: {
        ...about,
        run: (asked) => ask(asked, { what: 'rebuild', areas: allOr(asked.params.name), swap: asked.body?.swap }),
      },
      VerifyProjection: {
        ...about,
        run: (asked) => ask(asked, { what: 'verify', areas: allOr(asked.params.name) }),
      },
      SwapProjection: onOne('swap'),
      DropProjection: onOne('drop'),
      RetryProjection: onOne('retry'),
    };
  },
  uploads: () => ({}),
  follows: () => ({}),
  forget: nothingToForget,
  takeAlong: nothingToTakeAlong,
  eventWords: {},
  streamWords: {},
};

const allOr = (name: string): readonly string[] => (name === everyArea ? projectionAreas : [areaOf(name)]);

const areaOf = (name: string): string => projectionAreas.find((area) => area === name) ?? refuse('not_found');
