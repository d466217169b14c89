import type { FastifyReply } from 'fastify';
import type { Locale } from '#domain/kernel/contract.ts';
import { csv } from '#infra/csv.ts';

type Table = Readonly<{ file: string; locale: Locale; head: readonly string[]; rows: Parameters<typeof csv>[1] }>;

/** Sends a table as CSV for spreadsheets: with a byte order mark, and in German with semicolons between cells. */
export function sendTable(reply: FastifyReply, { file, locale, head, rows }: Table): FastifyReply {
  reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${file}.csv"`);
  return reply.send(`\ufeff${csv(head, rows, locale === 'de' ? ';' : ',')}`);
}
