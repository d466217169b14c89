import type { Pool } from 'pg';
import type { Found } from '#domain/product/contract/search.ts';
import { indexedToken, spokenTokens } from '#domain/sessions/contract/spoken-tokens.ts';

const most = 4;
/** Shorter texts occur in nearly every session. */
const shortest = 3;
/** Words shown before and after the first hit. */
const [before, after] = [3, 6];

type Row = Readonly<{ id: string; title: string; at: string; words: readonly string[]; starts: readonly number[] }>;

/** The newest of the person's sessions that contain all these words, each with the second of the first hit. */
export async function spokenWords(pool: Pool, personId: string, text: string): Promise<readonly Found[]> {
  const tokens = spokenTokens(text);
  if (tokens.join('').length < shortest) return [];
  // Contains only letters, digits and slashes within quotes, so no operators. The last word may be incomplete.
  const wanted = tokens.map((token) => `'${indexedToken(personId, token)}'`).join(' & ');
  const { rows } = await pool.query<Row>({
    name: 'spoken-words',
    text: `select newest.id, newest.title, newest.at, w.words, w.starts
      from (select l.id, l.name as title, l.created_at,
          to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
        from ops.spoken_words s join sessions.session_list l on l.id = s.session_id and l.owner_id = $1
        where s.owner_id = $1 and s.found_by @@ ($2 || ':*')::tsquery
        order by l.created_at desc, l.id desc limit ${most}) newest
      join ops.spoken_words w on w.session_id = newest.id
      order by newest.created_at desc, newest.id desc`,
    values: [personId, wanted],
  });
  return rows.map(({ id, title, at, words, starts }) => {
    const first = placeOf(tokens, words);
    return { kind: 'words', id, title, at, detail: around(first, words), second: starts[first] ?? 0 };
  });
}

/** The index of the word at which the tokens occur in sequence; if they are apart, of the first token. */
export function placeOf(tokens: readonly string[], words: readonly string[]): number {
  const said = words.flatMap((word, index) => spokenTokens(word).map((token) => ({ token, index })));
  const isAt = (from: number, count: number) =>
    tokens.slice(0, count).every((token, step) => {
      const found = said[from + step]?.token;
      return step === tokens.length - 1 ? found?.startsWith(token) : found === token;
    });
  const whole = said.find((_, from) => isAt(from, tokens.length));
  return (whole ?? said.find((_, from) => isAt(from, 1)))?.index ?? 0;
}

function around(first: number, words: readonly string[]): string {
  const [from, to] = [Math.max(0, first - before), first + after];
  const text = words.slice(from, to).join(' ');
  return `${from > 0 ? '… ' : ''}${text}${to < words.length ? ' …' : ''}`;
}
