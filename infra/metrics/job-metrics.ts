import type { Job } from '../queue/job.ts';
import type { JobRun } from '../queue/run-job.ts';
import type { Meters } from './meters.ts';

const buckets = [0.01, 0.1, 0.5, 1, 5, 15, 60, 300, 1_800];

/** Metrics of this process's jobs. */
export function jobMetrics({ counter, gauge, seconds }: Meters) {
  const running = gauge('jobs_running', 'Jobs in the hands of this process.', ['kind']);
  const duration = seconds('job_duration_seconds', 'Runs of jobs by how they ended.', ['kind', 'outcome'], buckets);
  const slots = counter('schedule_slots_total', 'Runs of scheduled tasks that this process put into the queue.', [
    'task',
  ]);

  return {
    slotsTaken: (task: string, count: number) => slots.inc({ task }, count),
    /** The same handler, with metrics. */
    measured:
      (handle: JobRun['handle']): JobRun['handle'] =>
      async (job: Job, run) => {
        const { kind } = job;
        const end = duration.startTimer({ kind });
        running.inc({ kind });
        try {
          await handle(job, run);
          end({ outcome: 'done' });
        } catch (error) {
          end({ outcome: run.signal.aborted ? 'interrupted' : 'failed' });
          throw error;
        } finally {
          running.dec({ kind });
        }
      },
  };
}
