import * as z from 'zod/mini';
import { FileContent, jsonText, NoInput, Page, type QueryCall, type UploadCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { Flag } from '#domain/kernel/written.ts';

// Accounts from a table: one for each row.

/** Maximum number of accounts in one file. */
export const mostImported = 20_000;
/** Bytes. */
export const largestImport = 10_000_000;
/** Maximum number of rows in the answer itself; all rows can be read in pages. */
export const mostAnswered = 1_000;

export const ImportField = z.enum(['email', 'firstName', 'lastName', 'locale']);
export type ImportField = z.output<typeof ImportField>;

const Column = z.nullable(z.int().check(z.gte(0), z.lte(701)));
/** Column of each field, from 0. A language may be missing. */
export const ImportColumns = z.object({ email: Column, firstName: Column, lastName: Column, locale: Column });
export type ImportColumns = z.output<typeof ImportColumns>;

/** `known`: an account with this address exists; it stays unchanged. */
export const ImportStatus = z.enum(['new', 'known', 'invalid']);
export type ImportStatus = z.output<typeof ImportStatus>;

export const ImportReason = z.enum([
  ...(['email_missing', 'email_invalid', 'first_name_missing', 'first_name_invalid'] as const),
  ...(['last_name_missing', 'last_name_invalid', 'locale_unknown', 'twice_in_file', 'user_exists'] as const),
]);
export type ImportReason = z.output<typeof ImportReason>;

export const ImportRow = z.object({
  /** Its number in the file, from 1. */
  row: z.int(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  status: ImportStatus,
  reason: z.nullable(ImportReason),
  /** The account exists. */
  isCreated: z.boolean(),
});
export type ImportRow = z.output<typeof ImportRow>;

export const AccountImport = z.object({
  id: Id,
  /** Creates nothing: reports what would be created. */
  isDryRun: z.boolean(),
  state: z.enum(['running', 'done', 'failed']),
  createdAt: z.iso.datetime(),
  total: z.int(),
  /** Number of new accounts that were created. */
  created: z.int(),
  counts: z.object({ new: z.int(), known: z.int(), invalid: z.int() }),
  /** Column names in the first line of the file. */
  headings: z.array(z.string()),
  columns: ImportColumns,
});
export type AccountImport = z.output<typeof AccountImport>;

export const importUploads = {
  /**
   * XLSX or CSV. Without `columns` they are found by their headings. If a required one is missing, a dry run returns no
   * rows, and other calls are refused. A job creates the accounts afterwards; the answer has the id of its run.
   */
  AddFromExcel: {
    method: 'POST',
    path: '/api/Users/AddFromExcel',
    form: z.object({ dryRun: z._default(Flag, 'false'), columns: z.optional(z.pipe(jsonText(200), ImportColumns)) }),
    file: { field: 'excelFile' },
    answer: z.extend(AccountImport, { rows: z.array(ImportRow) }),
    status: 201,
    errors: [
      ...(['invalid_input', 'access_denied', 'payload_too_large', 'unsupported_media_type'] as const),
      ...(['table_unreadable', 'storage_full', 'idempotency_mismatch'] as const),
    ],
  },
} as const satisfies Record<string, UploadCall>;

const params = z.object({ id: Id });

export const accountImport = {
  method: 'GET',
  path: '/api/Users/Imports/:id',
  name: 'account-import',
  params,
  query: NoInput,
  answer: AccountImport,
  errors: ['access_denied', 'not_found'],
} as const satisfies QueryCall;

/** Values as in the file. */
export const accountImportRows = {
  method: 'GET',
  path: '/api/Users/Imports/:id/Rows',
  name: 'account-import',
  params,
  query: z.object({ ...Page, status: z.optional(ImportStatus) }),
  answer: z.array(ImportRow),
  errors: ['access_denied', 'not_found', 'invalid_input'],
} as const satisfies QueryCall;

/** The result as a table. */
export const accountImportFile = {
  method: 'GET',
  path: '/api/Users/Imports/:id/Result.csv',
  name: 'account-import',
  params,
  query: NoInput,
  answer: FileContent,
  contentType: 'text/csv',
  errors: ['access_denied', 'not_found'],
} as const satisfies QueryCall;
