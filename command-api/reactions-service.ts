import { setMaxListeners } from 'node:events';
import { jobKinds } from '#domain/jobs.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import { mailDelivery } from '#infra/mail/deliver-mail.ts';
import { mailJob } from '#infra/mail/mail-job.ts';
import { smtpFault } from '#infra/mail/smtp.ts';
import { superviseChain } from '#infra/proof/chain-reader.ts';
import { adoptHeads } from '#infra/proof/sign-next.ts';
import type { Job } from '#infra/queue/job.ts';
import { runWorker } from '#infra/queue/worker.ts';
import { startSchedule } from '#infra/schedule/schedule.ts';
import type { Deps, Service } from '#infra/service.ts';
import { commandAreaList } from './areas.ts';
import type { PrintReport } from './command-area.ts';
import type { AnyJobHandler } from './job-handler.ts';
import { lateReactions } from './keep-consequences.ts';
import { superviseReaction } from './reactions.ts';
import { scheduledHandlers, upkeep, upkeepElsewhere } from './upkeep.ts';

/** Checks the payload against the schema of its kind before the handler runs. */
const checkedHandlers = (handlers: Readonly<Record<string, Omit<AnyJobHandler, 'kind'>>>): readonly AnyJobHandler[] =>
  Object.entries(handlers).map(([kind, { run, giveUp, isLarge = false }]) => {
    const schema = jobKinds[kind as keyof typeof jobKinds];
    const checked = (job: Job) => ({ ...job, payload: schema.parse(job.payload) });
    return {
      ...{ kind, isLarge },
      run: async (job, signal) => run(checked(job), signal),
      ...(giveUp && { giveUp: async (job: Job, reason: string) => giveUp(checked(job), reason) }),
    };
  });

const jobsAtOnce = 4;
/** Large jobs have their own worker, so that no mail waits for one. */
const largeJobsAtOnce = 1;

/** Prints reports. The query side injects it, because this folder may not import it. */
type Paper = Readonly<{ reportPrinter: (deps: Deps) => PrintReport }>;

/** Runs the reactions. Any number of processes may do so: the consequences of an event are stored once. */
export const reactions =
  ({ reportPrinter }: Paper): Service =>
  async (given) => {
    const { http, pool, store, asStored, notifications, blobs, settings, kept, publicUrl, instruments } = given;
    const { settling } = given;
    const handle = createCommandHandler(given);
    const printReport = reportPrinter(given);
    const stop = new AbortController();
    const { signal } = stop;
    // Every reaction and every worker adds a listener.
    setMaxListeners(0, signal);
    const { log } = http;

    const tools = { ...given, handle, printReport, everyArea: commandAreaList };
    const follows = commandAreaList.map((area) => area.follows(tools));
    const all = follows.flatMap(({ reactions = [] }) => reactions);
    const late = lateReactions({ pool, log });
    const deps = { pool, store, handle, publicUrl, log, signal, late };
    const following = all.map((reaction) =>
      superviseReaction(reaction, { ...deps, reached: settling.follows(`reaction ${reaction.name}`) }),
    );

    await adoptHeads({ pool, kept, warn: (sentence) => log.warn(sentence) }).catch((error) => log.error(error));
    const chaining = superviseChain({ pool, asStored, signal, log });
    const scheduled = [...follows.flatMap(({ scheduled = [] }) => scheduled), ...upkeep({ pool, blobs, asStored })];
    const { deliver, giveUp } = instruments.measuredMail(mailDelivery({ pool, settings }));
    if (settings.SMTP_URL) void tellSmtpFault(settings.SMTP_URL, log);
    const handlers: readonly AnyJobHandler[] = [
      { kind: mailJob, run: deliver, giveUp },
      ...follows.flatMap(({ jobs = {} }) => checkedHandlers(jobs)),
      ...scheduledHandlers(scheduled),
    ];
    const workOff = (handlers: readonly AnyJobHandler[], concurrency: number) => {
      const handlerOf = ({ kind }: Job) => handlers.find((handler) => handler.kind === kind);
      const kinds = handlers.map(({ kind }) => kind);
      settling.worksOff(kinds);
      return runWorker({
        ...{ pool, notifications, log, signal, concurrency, kinds },
        handle: instruments.jobs.measured(async (job, run) => handlerOf(job)?.run(job, run.signal)),
        async onDead(job, reason) {
          log.error({ jobId: job.id, kind: job.kind, reason }, 'given up');
          await handlerOf(job)?.giveUp?.(job, reason);
        },
      });
    };
    const working = [
      workOff(
        handlers.filter(({ isLarge }) => !isLarge),
        jobsAtOnce,
      ),
      workOff(
        handlers.filter(({ isLarge }) => isLarge),
        largeJobsAtOnce,
      ),
    ];

    const entries = [...scheduled, ...upkeepElsewhere];
    const scheduling = startSchedule({ pool, entries, log, onSlots: instruments.jobs.slotsTaken });

    // Claims no new work. Running work ends or is given back while requests are finished.
    http.addHook('preClose', async () => stop.abort());
    http.addHook('onClose', async () => {
      const stopSchedule = await scheduling;
      await Promise.all([...following, chaining, ...working, stopSchedule()]);
      await late.close();
    });
    await scheduling;
  };

/** Logs a fault of the mail server without waiting; mails are retried until the server accepts them. */
async function tellSmtpFault(url: string, log: Deps['http']['log']): Promise<void> {
  const fault = await smtpFault(url);
  if (fault) log.warn({ fault }, 'the server of SMTP_URL takes no mails: they wait');
}
