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

/** At most `max` calls in `minutes` from one address of the network; 0 is no limit. */
type Throttle = Readonly<{ max: number; minutes: number }>;

/**
 * Sends a command; the answer tells its position in `x-position`. The first one of a call has the call's own id; `step` names
 * each further one.
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
  /** @throws unauthorized where anyone may call */
  principal: () => Principal;
  cause: Cause;
  send: Send;
  /** The answer tells this position too, of what was done before: whoever reads next has to know it. */
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
 * When the idempotency key of a call is claimed: `with-append`, beside the first command, where that is all the call does;
 * `before` the handler runs, where it does more; `never` where an answer must not be given twice.
 */
type Claims = 'with-append' | 'before' | 'never';

export type CommandHandler<Call extends CommandCall> = Readonly<{
  allow: Allow;
  throttle?: Throttle;
  /** `with-append` where nothing is said. */
  claims?: Claims | ((body: z.output<Call['body']>) => Claims);
  /** The body is the `text` as it came (whoever signed it signed that), or stays unread for the handler (`stream`). */
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
  /** None where the call takes no further ones. */
  further: readonly UploadedFile[];
  principal: () => Principal;
}>;

export type UploadHandler<Call extends UploadCall> = Readonly<{
  allow: Allow;
  throttle?: Throttle;
  /** The largest file in bytes, and whether its first bytes are those of one that is wanted. */
  rules: Pick<FileRules, 'maxBytes' | 'accept' | 'fieldBytes'>;
  /** Of each further file. */
  furtherRules?: Pick<FileRules, 'maxBytes' | 'accept'>;
  /** Refuses before the body is read. */
  admit?(principal: Principal): Promise<void>;
  /** Refuses before the idempotency key is claimed. */
  check?(arrived: Arrived<Call>): void;
  /** The file lies on disk until this ends. */
  run(asked: CallContext & Arrived<Call>): Promise<AnswerOf<Call>>;
}>;

export type CommandHandlers<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends CommandCall ? CommandHandler<Calls[Name]> : never;
};
export type UploadHandlers<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends UploadCall ? UploadHandler<Calls[Name]> : never;
};

/** By category: the streams that are, or once were, somebody's. */
export type StreamsOfPerson = Readonly<Record<string, readonly string[]>>;

/** A person who is erased, and the streams that are theirs. */
type Leaving = Readonly<{ person: string; streams: StreamsOfPerson; cause: Cause }>;

/** `size` is about how many bytes it will take, to tell the progress. */
export type ExportFile = ZipEntry & Readonly<{ size: number }>;

/** A person who takes everything along. */
export type Taking = Readonly<{ userId: string; locale: Locale; streams: StreamsOfPerson }>;

/** The report of a talk on paper. `position`: of the talk's last event, which it has to know. Null where there is none. */
export type PrintReport = (
  asked: Readonly<{ id: string; ownerId: string; locale: Locale; position: bigint }>,
) => Promise<Readable | null>;

/** The tools for a person's data export. */
export type TakeTools = Pick<Deps, 'pool' | 'store' | 'asStored' | 'blobs'> &
  Readonly<{ handle: Handle; printReport: PrintReport; everyArea: readonly CommandArea<Area>[] }>;

export type FollowTools = Deps & TakeTools;
/** The subset of the tools that an erasure has, which also runs without a server. */
type ForgetTools = Pick<Deps, 'pool' | 'asStored' | 'blobs'> & Readonly<{ handle: Handle }>;

/** Work that no call starts: after events, as jobs, by the clock. */
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
  /** Destroys what the area keeps of a person, in whatever order; the same however often it is done. */
  forget(leaving: Leaving, tools: ForgetTools): Promise<void>;
  /** Kinds of jobs of a person that an erasure leaves: they give back what is owed to others. */
  keptJobs?: readonly JobKind[];
  /** The area's data of a person, as files, and a table of contents for them. */
  takeAlong: TakeAlong;
  /** Each kind of stream of the area, as one says it to the person whose it is. */
  streamWords: Readonly<Record<CategoryOf<A>, Readonly<Record<Locale, string>>>>;
}>;

export type TakeAlong = Readonly<{
  /** Kinds of data that the files hold. */
  holds: readonly DataKind[];
  /** Lines of the archive's table of contents. */
  contents: Readonly<Record<Locale, string>>;
  files(taking: Taking, tools: TakeTools): readonly ExportFile[] | Promise<readonly ExportFile[]>;
}>;

/** For an area that keeps nothing of persons, or nothing but events in streams of theirs. */
export const nothingToForget = async (): Promise<void> => {};

/** For an area whose events are all that a person can take along. */
export const nothingToTakeAlong: TakeAlong = { holds: [], contents: { de: '', en: '' }, files: () => [] };
