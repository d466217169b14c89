import writeExcelFile from 'write-excel-file/node';
import type { Locale } from '#domain/kernel/contract.ts';
import type { ParticipantRow } from '#domain/participation/contract/matrix.ts';
import { matrixAsCsv, matrixAsXlsx } from '#domain/participation/contract/participants.ts';
import { percentOf } from '#domain/participation/contract/progress.ts';
import { usesSeminars } from '#domain/seminars/contract/permission.ts';
import { permitted } from '#infra/http/rules.ts';
import { query } from '../query-area.ts';
import { type Course, courseOf, matrixRows, participantsIn } from './participants.ts';
import { sendTable } from './send-table.ts';

type State = ParticipantRow['cells'][number]['state'];
type Words = Readonly<{ file: string; head: readonly string[]; states: Readonly<Record<State, string>>; late: string }>;

const words: Readonly<Record<Locale, Words>> = {
  de: {
    file: 'Teilnehmende',
    head: ['Vorname', 'Nachname', 'E-Mail', 'Benutzername', 'Dabei seit', 'Zuletzt aktiv', 'Fortschritt in %'],
    states: { active: 'offen', completed: 'abgeschlossen', skipped: 'übersprungen', waiting: 'wartet' },
    late: 'überfällig',
  },
  en: {
    file: 'Participants',
    head: ['First name', 'Last name', 'E-mail', 'Username', 'Joined', 'Last active', 'Progress in %'],
    states: { active: 'open', completed: 'completed', skipped: 'skipped', waiting: 'waiting' },
    late: 'overdue',
  },
};

type Cell = string | number;
type Listed = ParticipantRow & Readonly<{ email: string | null }>;

/** A row for each participant: name, dates, progress, and the state of each element. */
function tableOf(course: Course, participants: readonly Listed[], { head, states, late }: Words, timeZone: string) {
  // Spreadsheets in all languages read this format as a time.
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  const local = (at: string) => format.format(new Date(at));
  const titles = course.elements.map(({ title }) => title);
  const rows = participants.map((one): readonly Cell[] => [
    ...[one.firstName ?? '', one.lastName ?? '', one.email ?? '', one.username ?? ''],
    ...[local(one.joinedAt), local(one.lastActiveAt)],
    percentOf(one.progress),
    ...one.cells.map(({ state, late: isLate }) => (isLate ? late : states[state])),
  ]);
  return { head: [...head, ...titles], rows };
}

const allow = permitted(usesSeminars);
type Pool = Parameters<typeof courseOf>[0];
type ExportOptions = Readonly<{ seminarId: string; ownerId: string; locale: Locale; timeZone: string }>;

async function load(pool: Pool, { seminarId, ownerId, locale, timeZone }: ExportOptions) {
  const course = await courseOf(pool, seminarId, ownerId);
  const participants = await participantsIn(pool, seminarId);
  const rows = matrixRows(course, participants, new Date()).map((row, n) => ({
    ...row,
    email: participants[n]?.email ?? null,
  }));
  return tableOf(course, rows, words[locale], timeZone);
}

export const matrixAsCsvQuery = query(matrixAsCsv, {
  allow,
  async answer({ params: { seminarId }, query: { locale, timeZone }, userId, reply }, pool) {
    const { head, rows } = await load(pool, { seminarId, ownerId: userId(), locale, timeZone });
    return sendTable(reply, { file: words[locale].file, locale, head, rows });
  },
});

export const matrixAsXlsxQuery = query(matrixAsXlsx, {
  allow,
  async answer({ params: { seminarId }, query: { locale, timeZone }, userId, reply }, pool) {
    const { head, rows } = await load(pool, { seminarId, ownerId: userId(), locale, timeZone });
    const bold = head.map((value) => ({ value, fontWeight: 'bold' as const }));
    const table = rows.map((row) => row.map((value) => ({ value })));
    const file = await writeExcelFile([bold, ...table], {
      sheet: words[locale].file,
      columns: head.map((_, n) => ({ width: n < 7 ? 18 : 24 })),
      stickyRowsCount: 1,
      stickyColumnsCount: 1,
    }).toBuffer();
    const disposition = `attachment; filename="${words[locale].file}.xlsx"`;
    reply.type(matrixAsXlsx.contentType).header('content-disposition', disposition);
    return reply.send(file);
  },
});
