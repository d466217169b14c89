import { refuse } from '#domain/kernel/errors.ts';
import { type ImportColumns, type ImportReason, mostImported } from '#domain/users/contract/import.ts';
import { EmailAddress } from '#domain/users/contract/registration.ts';
import { isFormula } from '#infra/csv.ts';
import { readTable } from '#infra/tables/read-table.ts';
import { nameFault } from '../registration-faults.ts';
import { columnsIn } from './import-columns.ts';

/** A row in its stored form. */
export type ReadRow = Readonly<{
  row: number;
  email: string;
  firstName: string;
  lastName: string;
  locale: 'de' | 'en';
  status: 'new' | 'invalid';
  reason: ImportReason | null;
}>;

type ReadImport = Readonly<{
  headings: readonly string[];
  columns: ImportColumns;
  /** Empty if a required column was not found. */
  rows: readonly ReadRow[];
}>;

type Reading = Readonly<{
  path: string;
  columns: ImportColumns | undefined;
  /** Two spellings of one address have the same name. */
  nameOf: (email: string) => string;
  locale: 'de' | 'en';
}>;

/** Reads a table row by row. Judges each row by itself and against the earlier ones. @throws table_unreadable, payload_too_large */
export async function readImport({ path, columns: given, nameOf, locale }: Reading): Promise<ReadImport> {
  let headings: readonly string[] | undefined;
  let columns = given;
  const rows: ReadRow[] = [];
  const seen = new Set<string>();
  for await (const { row, cells } of readTable(path)) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (!headings) {
      headings = cells.map((cell) => cell.trim().slice(0, 100));
      columns ??= columnsIn(headings);
      continue;
    }
    if (!columns || !isWhole(columns)) continue;
    if (rows.length >= mostImported) refuse('payload_too_large', 'excelFile');
    const read = judged({ row, ...fieldsOf(cells, columns) }, locale);
    const name = nameOf(read.email);
    rows.push(read.reason === null && seen.has(name) ? { ...read, status: 'invalid', reason: 'twice_in_file' } : read);
    seen.add(name);
  }
  if (!headings || !columns) return refuse('table_unreadable', 'excelFile');
  return { headings, columns, rows };
}

export const isWhole = ({ email, firstName, lastName }: ImportColumns): boolean =>
  email !== null && firstName !== null && lastName !== null;

const longestKept = 254;

function fieldsOf(cells: readonly string[], columns: ImportColumns) {
  const cell = (column: number | null) => (column === null ? '' : (cells[column]?.trim().slice(0, longestKept) ?? ''));
  return {
    email: cell(columns.email),
    firstName: cell(columns.firstName),
    lastName: cell(columns.lastName),
    language: cell(columns.locale),
  };
}

const languages: Readonly<Record<string, 'de' | 'en'>> = {
  ...{ de: 'de', deutsch: 'de', german: 'de', 'de-de': 'de' },
  ...{ en: 'en', englisch: 'en', english: 'en', 'en-us': 'en', 'en-gb': 'en' },
};

type Fields = Readonly<{ row: number }> & ReturnType<typeof fieldsOf>;

function judged({ language, ...fields }: Fields, usual: 'de' | 'en'): ReadRow {
  const { email, firstName, lastName } = fields;
  const locale = language === '' ? usual : languages[language.toLowerCase()];
  const reason = emailReason(email) ?? nameReason('first', firstName) ?? nameReason('last', lastName);
  const found = reason ?? (locale ? null : 'locale_unknown');
  return { ...fields, locale: locale ?? usual, status: found ? 'invalid' : 'new', reason: found };
}

function emailReason(email: string): ImportReason | undefined {
  if (email === '') return 'email_missing';
  return EmailAddress.safeParse(email).success && !isFormula(email) ? undefined : 'email_invalid';
}

function nameReason(which: 'first' | 'last', name: string): ImportReason | undefined {
  const fault = nameFault(name);
  if (fault === 'required') return `${which}_name_missing`;
  return fault || isFormula(name) ? `${which}_name_invalid` : undefined;
}
