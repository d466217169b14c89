import { escapeHtml } from './escape-html.ts';
import type { Mail } from './put-mail.ts';

/** The place for the sender's name in the page of a mail: the end of its footer. */
export const operatorPlace = 'data-operator';
const place = `<span ${operatorPlace}="true"></span>`;

/** The mail with a last line that names the operator of the product; as it is where nobody is named. */
export function withOperator<Some extends Pick<Mail, 'text' | 'html'>>(mail: Some, name: string | undefined): Some {
  if (name === undefined) return mail;
  return { ...mail, text: `${mail.text}${name}\n`, html: mail.html.replace(place, () => `<br/>${escapeHtml(name)}`) };
}
