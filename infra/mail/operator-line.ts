import { escapeHtml } from './escape-html.ts';
import type { Mail } from './put-mail.ts';

/** The place for the sender's name in a mail: the end of its footer. */
export const operatorPlace = 'data-operator';
const place = `<span ${operatorPlace}="true"></span>`;

/** Adds a last line with the operator's name to the mail; without a name the mail stays unchanged. */
export function withOperator<Some extends Pick<Mail, 'text' | 'html'>>(mail: Some, name: string | undefined): Some {
  if (name === undefined) return mail;
  return { ...mail, text: `${mail.text}${name}\n`, html: mail.html.replace(place, () => `<br/>${escapeHtml(name)}`) };
}
