/** One run of a job, as its worker sees it. */
export type Job = Readonly<{
  id: string;
  kind: string;
  key: string;
  ownerId: string;
  payload: unknown;
  /** Counts the runs from 1; the fence between two workers on one job. Derive no id from it. */
  attempt: number;
  maxAttempts: number;
  /** The code of what the run before failed of. */
  lastError: string | null;
  /** What began it: the request whose events led to it, or the job itself. */
  correlationId: string;
}>;

/** With a payload that was checked. */
export type JobWith<Payload> = Omit<Job, 'payload'> & Readonly<{ payload: Payload }>;

/** Another try would end the same way: the job is given up at once, with this code (no words, no personal data). */
export class FinalError extends Error {
  override readonly name = 'FinalError';
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

/** Why the signal of a run aborts: the job was cancelled or taken by another worker, or this worker is to stop. */
export class JobInterrupted extends Error {
  override readonly name = 'JobInterrupted';
  readonly why: 'lost' | 'stopped';

  constructor(why: JobInterrupted['why']) {
    super(`the job was ${why}`);
    this.why = why;
  }
}

/** What a worker says; the server's logger fits. */
export type WorkerLog = Readonly<Record<'info' | 'warn' | 'error', (about: object, message: string) => void>>;
