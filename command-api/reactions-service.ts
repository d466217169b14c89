import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import { mailDelivery } from '#infra/mail/deliver-mail.ts';
import { mailJob } from '#infra/mail/mail-job.ts';
import { superviseChain } from '#infra/proof/chain-reader.ts';
import type { Job } from '#infra/queue/job.ts';
import { runWorker } from '#infra/queue/worker.ts';
import { startSchedule } from '#infra/schedule/schedule.ts';
import type { Deps, Service } from '#infra/service.ts';
import { headSending } from './audit/audit-chores.ts';
import type { Chore } from './chore.ts';
import { erasureChore } from './erasure-chore.ts';
import type { Reaction } from './reaction.ts';
import { superviseReaction } from './reactions.ts';
import { sessionReaction } from './sessions/reactions.ts';
import { quotaCheck, quotaReaction } from './sessions/reservation-check.ts';
import { choresOf, scheduledChores } from './tasks.ts';
import { abandonedReservation, reservationJob } from './users/abandoned-reservation.ts';
import { endExportChore, makeExportChore } from './users/data-export/export-chores.ts';
import type { PrintReport } from './users/data-export/files/talk-files.ts';
import { dataExportReaction } from './users/data-export/reaction.ts';
import { reservationReaction, userReaction } from './users/reactions.ts';

const choresAtOnce = 4;
/** Each reads everything of somebody: no mail waits for that. */
const exportsAtOnce = 1;

/** What the read side does for a room that may not see it. */
type Paper = Readonly<{ reportPrinter: (deps: Deps) => PrintReport }>;

/** What follows from events. Any number of processes may; each event's consequences come once. */
export const reactions =
  ({ reportPrinter }: Paper): Service =>
  async (given) => {
    const { http, pool, store, asStored, notifications, blobs, settings, data, publicUrl, instruments } = given;
    const { duties } = given;
    const handle = createCommandHandler(given);
    const printReport = reportPrinter(given);
    const stop = new AbortController();
    const { signal } = stop;
    const { log } = http;

    const all: readonly Reaction[] = [
      userReaction,
      reservationReaction,
      sessionReaction(blobs),
      quotaReaction,
      dataExportReaction(blobs),
    ];
    const deps = { pool, store, handle, publicUrl, log, signal };
    const following = all.map((reaction) =>
      superviseReaction(reaction, { ...deps, reached: duties.follows(`reaction ${reaction.name}`) }),
    );

    const chaining = superviseChain({ pool, asStored, signal, log });
    const scheduled = scheduledChores(pool, blobs, { asStored, settings, data, log });
    const { deliver, giveUp } = instruments.measuredMail(mailDelivery({ pool, settings }));
    const chores: readonly Chore[] = [
      { kind: mailJob, run: deliver, giveUp },
      { kind: reservationJob, run: abandonedReservation({ pool, store, handle }) },
      quotaCheck(store, handle),
      erasureChore({ ...given, handle }),
      endExportChore({ handle }),
      ...choresOf(scheduled),
      headSending({ pool, settings }),
    ];
    const workOff = (chores: readonly Chore[], concurrency: number) => {
      const choreOf = ({ kind }: Job) => chores.find((chore) => chore.kind === kind);
      const kinds = chores.map(({ kind }) => kind);
      duties.worksOff(kinds);
      return runWorker({
        ...{ pool, notifications, log, signal, concurrency, kinds },
        handle: instruments.jobs.measured(async (job, run) => choreOf(job)?.run(job, run.signal)),
        async onDead(job, reason) {
          log.error({ jobId: job.id, kind: job.kind, reason }, 'given up');
          await choreOf(job)?.giveUp?.(job, reason);
        },
      });
    };
    const working = [
      workOff(chores, choresAtOnce),
      workOff([makeExportChore({ ...given, handle, printReport })], exportsAtOnce),
    ];

    const stopSchedule = startSchedule({ pool, tasks: scheduled, log, onSlots: instruments.jobs.slotsTaken });

    // New work is left to others at once; what is in hand ends, or is given back, while requests are finished.
    http.addHook('preClose', async () => stop.abort());
    http.addHook('onClose', async () => {
      await Promise.all([...following, chaining, ...working, stopSchedule()]);
    });
  };
