import type { Locale } from '#domain/kernel/contract.ts';
import type { Appointment } from './calendar-file.ts';

type Meeting = Readonly<{ link: string; password: string; locale: Locale }>;

const words = { de: { link: 'Link', password: 'Passwort' }, en: { link: 'Link', password: 'Password' } } as const;

/** Link and password of a meeting. Many calendars hide the location of an appointment, so the description repeats both. */
export function howToJoin({ link, password, locale }: Meeting): Pick<Appointment, 'url' | 'description'> {
  const description = [
    ...(link ? [`${words[locale].link}: ${link}`] : []),
    ...(password ? [`${words[locale].password}: ${password}`] : []),
  ].join('\n');
  return { ...(link && { url: link }), ...(description && { description }) };
}
