import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type * as z from 'zod/mini';
import type { RecordLookUp } from '#domain/history/contract/look-up.ts';
import type { Area } from '#domain/kernel/area.ts';
import type { QueryCall } from '#domain/kernel/contract.ts';
import type { Allow } from '#infra/http/rules.ts';
import type { Deps } from '#infra/service.ts';
import type { ReadModelNames } from './reads.ts';

export type QueryRequest<Call extends QueryCall> = Readonly<{
  query: z.output<Call['query']>;
  params: Call['params'] extends z.ZodMiniObject ? z.output<Call['params']> : Record<never, never>;
  /** The caller's id. @throws unauthorized if the call is open to anyone and the caller is not signed in */
  userId: () => string;
  request: FastifyRequest;
  reply: FastifyReply;
}>;

/** A file is answered in any form that `reply.send` accepts, with its headers set. */
type AnswerOf<Call extends QueryCall> =
  Call extends Readonly<{ contentType: string }> ? unknown : z.input<Call['answer']>;

/** One query of the contract. */
export type QueryHandler<Call extends QueryCall> = Readonly<{
  allow: Allow;
  answer(asked: QueryRequest<Call>, pool: Pool): Promise<AnswerOf<Call>>;
}>;

type QueryHandlers<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends QueryCall ? QueryHandler<Calls[Name]> : never;
};

/** `recordLookUp` comes from the write side, because queries write nothing. `readModelNames` come from the projections. */
export type QueryTools = Deps & Readonly<{ recordLookUp: RecordLookUp; readModelNames: ReadModelNames }>;

/** The read side of an area: a handler for every query of its contract. */
export type QueryArea<A extends Area> = (tools: QueryTools) => QueryHandlers<A['queries']>;

/** Types a handler in its own file by its call. */
export const query = <Call extends QueryCall>(_call: Call, handler: QueryHandler<Call>): QueryHandler<Call> => handler;
