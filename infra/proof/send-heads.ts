import { appendFile } from 'node:fs/promises';
import type { Pool } from 'pg';
import { headText, type KeptHead } from '#domain/kernel/proof/head.ts';
import type { Settings } from '../config/settings.ts';
import { escapeHtml } from '../mail/escape-html.ts';
import { type Mail, putMail } from '../mail/put-mail.ts';
import { inTransaction } from '../postgres/pool.ts';
import type { HeadStore } from './head-store.ts';
import { headsAfter, type ListedHead, withoutId } from './heads.ts';

const german = 'Signierte Stände der Kette über das Protokoll. Bitte unverändert aufheben, getrennt von Rostra.';
const english = 'Signed heads of the chain over the log. Please keep them unchanged, apart from Rostra.';

/** One JSON object a line, the format that `npm run audit -- verify --heads FILE` reads. The text is German and English, since the recipient's language is unknown. */
function headMail(heads: readonly KeptHead[]): Omit<Mail, 'to'> {
  const last = heads.at(-1);
  const lines = heads.map((head) => JSON.stringify(head));
  const text = [german, english, last ? headText(last).trimEnd() : '', lines.join('\n')].join('\n\n');
  return {
    subject: `Rostra: ${last?.size ?? 0} (${last?.time ?? ''})`,
    text: `${text}\n`,
    html: `<!doctype html><html lang="de"><body><pre>${escapeHtml(text)}</pre></body></html>\n`,
  };
}

/** A destination of heads that somebody who controls the database cannot reach. */
export const headTargets = ['file', 'mail', 'url'] as const;
export type HeadTarget = (typeof headTargets)[number];

export type HeadSettings = Pick<Settings, 'AUDIT_HEADS_FILE' | 'AUDIT_HEADS_MAIL' | 'AUDIT_HEADS_URL'>;

/** The destinations of heads. `store`: the bucket or folder of `AUDIT_HEADS_URL`, if it names one. */
type Destinations = Readonly<{ settings: HeadSettings; kept: Readonly<{ store?: HeadStore | undefined }> }>;

/** The targets that settings name. */
export const targetsIn = (settings: HeadSettings): readonly HeadTarget[] =>
  headTargets.filter((target) => addressOf(settings, target) !== undefined);

const addressOf = (settings: HeadSettings, target: HeadTarget) =>
  ({ file: settings.AUDIT_HEADS_FILE, mail: settings.AUDIT_HEADS_MAIL, url: settings.AUDIT_HEADS_URL })[target];

/** A long backlog is sent in pieces. */
const mostAtOnce = 1_000;

/**
 * Sends the heads that the target lacks, in order. If two processes send at once, one may repeat the other's heads.
 * A failed delivery is counted. @throws HeadsNotSent with the code of the failure
 */
export async function sendHeads(pool: Pool, { settings, kept }: Destinations, target: HeadTarget): Promise<void> {
  const address = addressOf(settings, target);
  if (address === undefined) return;
  const store = target === 'url' ? kept.store : undefined;
  await pool.query('insert into proof.sending (target) values ($1) on conflict do nothing', [target]);
  async function counted<Result>(sending: Promise<Result>): Promise<Result> {
    return sending.catch(async (error) => {
      const code = codeOf(error);
      const text = 'update proof.sending set failures = failures + 1, error = $2 where target = $1';
      await pool.query(text, [target, code]);
      throw new HeadsNotSent(code);
    });
  }
  const heads = store ? await lackedBy(await counted(store.read()), pool) : await unsent(pool, target);
  const last = heads.at(-1)?.id;
  if (last === undefined) return;
  const sent = heads.map(withoutId);
  await counted<unknown>(store ? store.add(sent) : send[target](sent, address, pool));
  await pool.query(
    `update proof.sending set head = greatest(head, $2), sent_at = now(), error = null where target = $1`,
    [target, last],
  );
}

async function unsent(pool: Pool, target: HeadTarget): Promise<readonly ListedHead[]> {
  const { rows } = await pool.query<{ head: string }>('select head from proof.sending where target = $1', [target]);
  return headsAfter(pool, Number(rows[0]?.head ?? 0), mostAtOnce);
}

/** The content of the store decides, not the record of deliveries: it may be another store than before, an emptied one, or an older copy. */
async function lackedBy(stored: readonly KeptHead[], pool: Pool): Promise<readonly ListedHead[]> {
  const known = new Set(stored.map(({ signature }) => signature));
  const lacked: ListedHead[] = [];
  for (let after = 0; lacked.length < mostAtOnce; ) {
    const heads = await headsAfter(pool, after, mostAtOnce);
    lacked.push(...heads.filter(({ signature }) => !known.has(signature)));
    if (heads.length < mostAtOnce) break;
    after = heads.at(-1)?.id ?? after;
  }
  return lacked.slice(0, mostAtOnce);
}

type Send = (heads: readonly KeptHead[], address: string, pool: Pool) => Promise<unknown>;

const send: Readonly<Record<HeadTarget, Send>> = {
  file: (heads, file) => appendFile(file, heads.map((head) => `${JSON.stringify(head)}\n`).join('')),
  mail: (heads, to, pool) => inTransaction(pool, (client) => putMail(client, { to, ...headMail(heads) }, 'audit')),
  async url(heads, address) {
    for (const head of heads) await post(head, address);
  },
};

const patienceMs = 10_000;

async function post(head: KeptHead, address: string): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(head),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw Object.assign(new Error('the head was not taken'), { code: `http_${response.status}` });
}

/** The code of the error or of its cause, else the name: messages may contain addresses. */
function codeOf(error: unknown): string {
  const { code, name, cause } = (error ?? {}) as Readonly<{ code?: unknown; name?: unknown; cause?: unknown }>;
  if (typeof code === 'string') return code.slice(0, 100);
  return cause ? codeOf(cause) : String(name ?? 'unknown').slice(0, 100);
}

class HeadsNotSent extends Error {
  override readonly name = 'HeadsNotSent';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}
