import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Pool } from 'pg';

type Words = Readonly<Record<string, string>>;

/** Places that contain one of the words in any encoding: rows of all tables, texts, files. */
export async function tracesIn(
  { database, folders, texts }: Readonly<{ database: Pool; folders: readonly string[]; texts: readonly string[] }>,
  words: Words,
): Promise<readonly string[]> {
  const found: string[] = [];
  const look = (where: string, content: Buffer) => {
    for (const [what, word] of Object.entries(words))
      if (spellings(word).some((spelling) => content.includes(spelling))) found.push(`${what} in ${where}`);
  };
  for (const [table, rows] of await everyRow(database)) look(table, Buffer.from(rows));
  for (const [index, text] of texts.entries()) look(`text ${index}`, Buffer.from(text));
  for (const folder of folders)
    for (const file of await filesIn(folder)) look(file, Buffer.concat([Buffer.from(file), await contentOf(file)]));
  return found;
}

function spellings(word: string): readonly string[] {
  const bytes = Buffer.from(word);
  // In base64 the letters depend on the word's offset in the text.
  const inBase64 = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replaceAll('=', '')
      .slice(4, -2),
  );
  return [word, JSON.stringify(word).slice(1, -1), encodeURIComponent(word), bytes.toString('hex'), ...inBase64];
}

/** All rows as text by table, without Postgres' own tables. */
export async function everyRow(database: Pool): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await database.query<{ table: string }>(
    `select format('%I.%I', schemaname, tablename) as table from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const found = new Map<string, string>();
  for (const { table } of tables) {
    const { rows } = await database.query<{ rows: string | null }>(
      `select string_agg(to_jsonb(t.*)::text, e'\\n') as rows from ${table} t`,
    );
    found.set(table, rows[0]?.rows ?? '');
  }
  return found;
}

/** Content of a file, decompressed if it is gzip. */
async function contentOf(file: string): Promise<Buffer> {
  const content = await readFile(file);
  return content[0] === 0x1f && content[1] === 0x8b ? gunzipSync(content) : content;
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
}
