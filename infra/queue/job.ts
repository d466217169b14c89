/** One run of a job, as its worker sees it. */
export type Job = Readonly<{
  id: string;
  kind: string;
  key: string;
  ownerId: string;
  payload: unknown;
  /** Counts the runs from 1; it fences off an older worker of the same job. Derive no id from it. */
  attempt: number;
  maxAttempts: number;
  /** The code of the previous run's failure. */
  lastError: string | null;
  /** The origin: the request whose events led to the job, or the job itself. */
  correlationId: string;
}>;

/** The payload was validated. */
export type JobWith<Payload> = Omit<Job, 'payload'> & Readonly<{ payload: Payload }>;

/** Another attempt would end the same way: the job is given up at once, with this code (no message, no personal data). */
export class FinalError extends Error {
  override readonly name = 'FinalError';
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

/** Why the signal of a run aborts: the job was cancelled or claimed by another worker, or this worker is stopping. */
export class JobInterrupted extends Error {
  override readonly name = 'JobInterrupted';
  readonly why: 'lost' | 'stopped';

  constructor(why: JobInterrupted['why']) {
    super(`the job was ${why}`);
    this.why = why;
  }
}

/** The log of a worker; the server's logger fits. */
export type WorkerLog = Readonly<Record<'info' | 'warn' | 'error', (about: object, message: string) => void>>;
