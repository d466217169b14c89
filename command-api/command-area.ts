import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { JobKind } from '#domain/jobs.ts';
import type { Area, CategoryOf } from '#domain/kernel/area.ts';
import type { CommandCall, Locale, Nothing, UploadCall } from '#domain/kernel/contract.ts';
import type { DataKind } from '#domain/kernel/kept-data.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { StreamName } from '#domain/stream-names.ts';
import type { AddressedCommand, Handle, Handled } from '#infra/event-store/command-handler.ts';
import type { FileRules, UploadedFile } from '#infra/http/receive-upload-file.ts';
import type { Allow, Principal, Rules } from '#infra/http/rules.ts';
import type { Deps } from '#infra/service.ts';
import type { ZipEntry } from '#infra/zip/zip-stream.ts';
import type { Cause } from './commands.ts';
import type { JobHandlers, ScheduledJob } from './job-handler.ts';
import type { Reaction } from './reaction.ts';

export type CommandTools = Deps & Readonly<{ handle: Handle; rules: Rules }>;

/** At most `max` calls in `minutes` from one network address; 0 means no limit. */
type Throttle = Readonly<{ max: number; minutes: number }>;

/**
 * Sends a command; the answer carries its position in `x-position`. The first command of a call has the call's own id; `step`
 * names each further command.
 */
export type Send = <State, Command extends Message, Event extends Message>(
  addressed: Omit<AddressedCommand<State, Command, Event>, keyof Cause | 'claim'> &
    Readonly<{ stream: StreamName }> &
    Partial<Pick<Cause, 'actor'>>,
  step?: string,
) => Promise<Handled<State>>;

/** The arguments that every handler gets. */
export type CallContext = Readonly<{
  request: FastifyRequest;
  reply: FastifyReply;
  /** @throws unauthorized if the call is open to anyone and the caller is not signed in */
  principal: () => Principal;
  cause: Cause;
  send: Send;
  /** The answer also carries this position, of work that was done earlier, so that the caller's next read waits for it. */
  reached: (position: bigint) => void;
}>;

type ParamsOf<Call> =
  Call extends Readonly<{ params: infer Params extends z.ZodMiniObject }> ? z.output<Params> : Record<never, never>;
type QueryOf<Call> =
  Call extends Readonly<{ query: infer Query extends z.ZodMiniObject }> ? z.output<Query> : Record<never, never>;
/** If a call has no answer, the return value of its handler is ignored. */
type AnswerOf<Call extends Readonly<{ answer: z.ZodMiniType }>> = Call['answer'] extends typeof Nothing
  ? unknown
  : z.input<Call['answer']>;

/**
 * When the idempotency key of a call is claimed: `with-append`, together with the first command, if the call does nothing
 * else; `before` the handler runs, if the call does more; `never` if an answer must not be repeated.
 */
type Claims = 'with-append' | 'before' | 'never';

export type CommandHandler<Call extends CommandCall> = Readonly<{
  allow: Allow;
  throttle?: Throttle;
  /** `with-append` by default. */
  claims?: Claims | ((body: z.output<Call['body']>) => Claims);
  /** Passes the body as unparsed `text`, for calls with a signature over it, or unread for the handler (`stream`). */
  rawBody?: 'text' | 'stream';
  run(
    asked: CallContext & Readonly<{ params: ParamsOf<Call>; query: QueryOf<Call>; body: z.output<Call['body']> }>,
  ): Promise<AnswerOf<Call>>;
}>;

type FileOf<Call> =
  Call extends Readonly<{ file: Readonly<{ optional: true }> }> ? UploadedFile | undefined : UploadedFile;

type Arrived<Call extends UploadCall> = Readonly<{
  params: ParamsOf<Call>;
  form: z.output<Call['form']>;
  file: FileOf<Call>;
  /** Empty if the call takes no further files. */
  further: readonly UploadedFile[];
  principal: () => Principal;
}>;

export type UploadHandler<Call extends UploadCall> = Readonly<{
  allow: Allow;
  throttle?: Throttle;
  /** The largest file in bytes, and a check of its first bytes. */
  rules: Pick<FileRules, 'maxBytes' | 'accept' | 'fieldBytes'>;
  /** The largest size in bytes, and the check of the first bytes, for each further file. */
  furtherRules?: Pick<FileRules, 'maxBytes' | 'accept'>;
  /** Refuses before the body is read. */
  admit?(principal: Principal): Promise<void>;
  /** Refuses before the idempotency key is claimed. */
  check?(arrived: Arrived<Call>): void;
  /** The file stays on disk until this ends. */
  run(asked: CallContext & Arrived<Call>): Promise<AnswerOf<Call>>;
}>;

export type CommandHandlers<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends CommandCall ? CommandHandler<Calls[Name]> : never;
};
export type UploadHandlers<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends UploadCall ? UploadHandler<Calls[Name]> : never;
};

/** A person's present and former streams, by category. */
export type StreamsOfPerson = Readonly<Record<string, readonly string[]>>;

/** A person who is erased, and their streams. */
type Leaving = Readonly<{ person: string; streams: StreamsOfPerson; cause: Cause }>;

/** `size`: estimated bytes, for the progress of the export. */
export type ExportFile = ZipEntry & Readonly<{ size: number }>;

/** A person who exports all their data. */
export type Taking = Readonly<{ userId: string; locale: Locale; streams: StreamsOfPerson }>;

/**
 * The printed report of a session, or null if there is none. `position`: the session's last event, which the report has to
 * include.
 */
export type PrintReport = (
  asked: Readonly<{ id: string; ownerId: string; locale: Locale; position: bigint }>,
) => Promise<Readable | null>;

/** The tools for a person's data export. */
export type TakeTools = Pick<Deps, 'pool' | 'store' | 'asStored' | 'blobs'> &
  Readonly<{ handle: Handle; printReport: PrintReport; everyArea: readonly CommandArea<Area>[] }>;

export type FollowTools = Deps & TakeTools;
/** The subset of the tools that an erasure has; an erasure also runs without a server. */
type ForgetTools = Pick<Deps, 'pool' | 'asStored' | 'blobs'> & Readonly<{ handle: Handle }>;

/** Work that no call starts: reactions to events, jobs, schedules. */
type Follows<A> = Readonly<{
  reactions?: readonly Reaction[];
  scheduled?: readonly ScheduledJob[];
}> &
  (A extends Readonly<{ jobs: infer Jobs }> ? Readonly<{ jobs: JobHandlers<Jobs> }> : Readonly<{ jobs?: undefined }>);

/** The write side of an area. */
export type CommandArea<A extends Area> = Readonly<{
  commands(tools: CommandTools): CommandHandlers<A['commands']> | Promise<CommandHandlers<A['commands']>>;
  uploads(tools: CommandTools): UploadHandlers<A['uploads']>;
  follows(tools: FollowTools): Follows<A>;
  /** Destroys the person's data in this area. Areas run in any order; a repeat changes nothing. */
  forget(leaving: Leaving, tools: ForgetTools): Promise<void>;
  /** Kinds of the person's jobs that an erasure keeps, because they give back something owed to others. */
  keptJobs?: readonly JobKind[];
  /** The person's data in this area as files, with lines for the table of contents. */
  takeAlong: TakeAlong;
  /** A name for each kind of stream of the area, for the person who owns the stream. */
  streamWords: Readonly<Record<CategoryOf<A>, Readonly<Record<Locale, string>>>>;
}>;

export type TakeAlong = Readonly<{
  /** Kinds of data that the files hold. */
  holds: readonly DataKind[];
  /** Lines of the archive's table of contents. */
  contents: Readonly<Record<Locale, string>>;
  files(taking: Taking, tools: TakeTools): readonly ExportFile[] | Promise<readonly ExportFile[]>;
}>;

/** For an area that keeps no personal data, or only events in the person's own streams. */
export const nothingToForget = async (): Promise<void> => {};

/** For an area that has only events to export. */
export const nothingToTakeAlong: TakeAlong = { holds: [], contents: { de: '', en: '' }, files: () => [] };
