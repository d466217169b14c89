import { idOf } from '#domain/kernel/ids.ts';
import type { platformsArea } from '#domain/platforms/area.ts';
import { uuidv5 } from '#infra/ids.ts';
import { deleteInBatches } from '#infra/postgres/delete-in-batches.ts';
import type { CommandArea } from '../command-area.ts';
import { serveLaunches } from './launch-routes.ts';
import { platformCalls } from './platform-calls.ts';
import { gradeReactions } from './reactions.ts';
import { gradeHandler } from './send-grade.ts';
import { statementHandler } from './send-statement.ts';
import { statementReaction } from './statement-job.ts';
import { forgetAccount, toPlatformAccount } from './stored-platforms.ts';
import { takeAlong } from './take-along.ts';

/** Learning platforms: learners arrive from their courses, and their progress is sent back. */
export const platforms: CommandArea<typeof platformsArea> = {
  async commands(tools) {
    await serveLaunches(tools);
    return platformCalls(tools);
  },
  uploads: () => ({}),
  follows: (tools) => ({
    reactions: [...gradeReactions(tools), statementReaction(tools)],
    jobs: { 'platform-grade': gradeHandler(tools), 'xapi-statement': statementHandler(tools) },
    scheduled: [
      {
        name: 'delete-platform-arrivals',
        timetable: '25 * * * *',
        catchUp: 'latest',
        async run() {
          for (const table of ['ops.platform_login', 'ops.platform_arrival'])
            await deleteInBatches(tools.pool, { table, where: 'expires_at < now()' });
        },
      },
    ],
  }),
  async forget({ person, streams, cause }, { handle, pool }) {
    for (const stream of streams.platformaccount ?? []) {
      const commandId = uuidv5(cause.commandId, `forget ${stream}`);
      const command = { type: 'DisconnectAccount', data: { personId: person } } as const;
      await handle({ ...cause, commandId, ...toPlatformAccount(idOf(stream), command) });
      await forgetAccount({ pool }, idOf(stream));
    }
    await pool.query('delete from ops.platform_arrival where person_id = $1', [person]);
    await pool.query('delete from ops.platform_grade where person_id = $1', [person]);
  },
  takeAlong,
  streamWords: {
    platform: { de: 'eine Lernplattform', en: 'a learning platform' },
    toolkey: { de: 'die Schlüssel für Lernplattformen', en: 'the keys for learning platforms' },
    platformaccount: { de: 'Ihr Konto auf einer Lernplattform', en: 'your account on a learning platform' },
    courselink: { de: 'die Kurse zu einem Seminar', en: 'the courses of a seminar' },
  },
};
