import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Locale } from '#domain/kernel/contract.ts';

/** The guides in `docs/guide`, in the order of how many people need them. */
export const guides = {
  learner: { title: msg`Sprechen üben`, text: msg`Aufnehmen, hochladen, den Bericht lesen, Ziele, Rückmeldung.` },
  'seminar-owner': { title: msg`Ein Seminar leiten`, text: msg`Bauen, einladen, sehen, wie weit alle sind.` },
  company: { title: msg`Eine Firma verwalten`, text: msg`Plätze kaufen und vergeben, und was eine Firma sieht.` },
  auditor: { title: msg`Den Verlauf prüfen`, text: msg`Wer was wann getan hat, wie es damals war, und der Beweis.` },
  admin: { title: msg`Rostra verwalten`, text: msg`Menschen, Rechte, Inhalte und Betrieb.` },
  operator: { title: msg`Rostra betreiben`, text: msg`Aufsetzen, sichern, eine neue Fassung einspielen.` },
} as const satisfies Record<string, Readonly<{ title: MessageDescriptor; text: MessageDescriptor }>>;

export type GuideName = keyof typeof guides;
export const guideNames = Object.keys(guides) as readonly GuideName[];
export const isGuideName = (name: string): name is GuideName => name in guides;

const texts = import.meta.glob<string>('../../../docs/guide/*.md', { query: '?raw', import: 'default' });
const pictures = import.meta.glob<string>('../../../docs/pictures/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The file from `docs/guide`, which is also published on the web. */
export async function guideText(name: GuideName, locale: Locale): Promise<string> {
  const load = texts[`../../../docs/guide/${name}.${locale}.md`];
  if (!load) throw new Error(`there is no guide ${name} in ${locale}`);
  return load();
}

/** The address of a picture that a guide names (`../pictures/report-de-light.webp`), in the person's theme. */
export const pictureAddress = (name: string, theme: 'light' | 'dark'): string | undefined =>
  pictures[name.replace('../', '../../../docs/').replace(/-light(?=\.webp$)/, `-${theme}`)];
