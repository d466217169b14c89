import { projectionAreas } from '#domain/areas.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { projectionsArea } from '#domain/projections/area.ts';
import { everyArea, type ProjectionAction, projectionList } from '#domain/projections/contract/calls.ts';
import { administersProjections } from '#domain/projections/contract/permission.ts';
import { pauseProjectionJob, resumeProjectionJob } from '#infra/health/projection-jobs.ts';
import { permitted } from '#infra/http/rules.ts';
import { derivedId } from '#infra/ids.ts';
import { admins, announce } from '#infra/postgres/read-model-changes.ts';
import { confirmationFor, toOperation } from '../administration/for-others.ts';
import { type CallContext, type CommandArea, nothingToForget, nothingToTakeAlong } from '../command-area.ts';
import { enqueueProjectionJob } from './enqueue-projection-job.ts';

type JobRequest = Readonly<{
  what: ProjectionAction;
  areas: readonly string[];
  swap?: boolean | undefined;
  reason?: string | undefined;
}>;
type AboutOne = CallContext &
  Readonly<{ params: { name: string }; body: { reason?: string | undefined } | null | undefined }>;

/** Commands of admins on read models. They answer immediately; the projections process does the work. */
export const projections: CommandArea<typeof projectionsArea> = {
  commands(tools) {
    const { pool } = tools;
    async function ask(
      { request, principal, cause, send }: CallContext,
      { what, areas, swap = true, reason }: JobRequest,
    ) {
      const [jobId, userId] = [derivedId(cause.commandId, what), principal().id];
      await enqueueProjectionJob(pool, { jobId, userId, request: { what, areas: [...areas], swap } });
      const target = areas.length === 1 ? (areas[0] ?? everyArea) : everyArea;
      await send(toOperation({ id: jobId, operation: what, target, by: userId, reason }));
      // Logged as a warning, so that the default log level keeps it.
      request.log.warn({ jobId, userId, what, areas }, 'work on read models was asked for');
      return { jobId };
    }
    const about = { allow: permitted(administersProjections), claims: 'before' } as const;
    const onOne = (what: ProjectionAction) => ({
      ...about,
      run: (asked: AboutOne) => ask(asked, { what, areas: [areaOf(asked.params.name)], reason: asked.body?.reason }),
    });
    const onWork = (operation: 'pause' | 'resume', change: typeof pauseProjectionJob) => ({
      ...about,
      async run({ params: { name }, body, principal, cause, send }: AboutOne) {
        const area = areaOf(name);
        if (!(await change(pool, area))) return refuse('conflict');
        const deed = { operation, target: area, by: principal().id, reason: body?.reason };
        await send(toOperation({ id: cause.commandId, ...deed }));
        await announce(pool, { name: projectionList.name, position: '0', to: [admins] });
      },
    });
    return {
      RebuildProjection: {
        ...about,
        run: (asked) =>
          ask(asked, {
            what: 'rebuild',
            areas: allOr(asked.params.name),
            swap: asked.body?.swap,
            reason: asked.body?.reason,
          }),
      },
      VerifyProjection: {
        ...about,
        run: (asked) => ask(asked, { what: 'verify', areas: allOr(asked.params.name), reason: asked.body?.reason }),
      },
      SwapProjection: onOne('swap'),
      DropProjection: {
        ...about,
        async run(asked) {
          const area = areaOf(asked.params.name);
          const reason = asked.body?.reason;
          const confirmationId = await confirmationFor(tools, asked, {
            deed: { kind: 'drop_read_model', area },
            reason,
          });
          return confirmationId ? { confirmationId } : ask(asked, { what: 'drop', areas: [area], reason });
        },
      },
      PauseProjection: onWork('pause', pauseProjectionJob),
      ResumeProjection: onWork('resume', resumeProjectionJob),
      RetryProjection: onOne('retry'),
    };
  },
  uploads: () => ({}),
  follows: () => ({}),
  forget: nothingToForget,
  takeAlong: nothingToTakeAlong,
  streamWords: {},
};

const allOr = (name: string): readonly string[] => (name === everyArea ? projectionAreas : [areaOf(name)]);

const areaOf = (name: string): string => projectionAreas.find((area) => area === name) ?? refuse('not_found');
