import { headText, type KeptHead } from '#domain/kernel/proof/head.ts';
import { escapeHtml } from '../mail/escape-html.ts';
import type { Mail } from '../mail/put-mail.ts';

const german = 'Signierte Stände der Kette über das Protokoll. Bitte unverändert aufheben, getrennt von Rostra.';
const english = 'Signed heads of the chain over the log. Please keep them unchanged, apart from Rostra.';

/** One JSON a line, as `npm run audit -- verify --heads FILE` reads it; nobody knows the language of who gets it. */
export function headMail(heads: readonly KeptHead[]): Omit<Mail, 'to'> {
  const last = heads.at(-1);
  const lines = heads.map((head) => JSON.stringify(head));
  const text = [german, english, last ? headText(last).trimEnd() : '', lines.join('\n')].join('\n\n');
  return {
    subject: `Rostra: ${last?.size ?? 0} (${last?.time ?? ''})`,
    text: `${text}\n`,
    html: `<!doctype html><html lang="de"><body><pre>${escapeHtml(text)}</pre></body></html>\n`,
  };
}
