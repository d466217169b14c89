import path from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';
import { declaredParts, reachedFrom } from './reached-modules.ts';

/** `web/locales/de.po?first` */
const asked = /[\\/]locales[\\/](\w+)\.po\?first$/;

/** Every part of the client that is declared by `firstPart`. */
export const firstParts = (root: string): readonly string[] =>
  declaredParts(root)
    .filter(({ by }) => by === 'firstPart')
    .map(({ module }) => module);

/**
 * The module `locales/<locale>.po?first`: the words of all first parts and of what they import, by the area that has them. Otherwise the
 * start page would load all words of every area that has a card on it.
 */
export const firstWords = (root: string): Plugin => ({
  name: 'first-words',
  async load(id) {
    const [, locale] = asked.exec(id) ?? [];
    if (!locale) return null;
    const modules = reachedFrom(root, firstParts(root));
    for (const module of modules) this.addWatchFile(module);
    const catalogues = await getCatalogs(getConfig({ cwd: root }));
    const ofAreas = await Promise.all(
      catalogues.map(async (catalogue) => {
        const area = path.basename(path.resolve(catalogue.path, '../..'));
        const known = (await catalogue.read(locale)) ?? {};
        this.addWatchFile(path.resolve(root, catalogue.getFilename(locale)));
        const isFirst = (message: string) =>
          known[message]?.origin?.some(([file]) => modules.has(path.resolve(root, file))) ?? false;
        const { messages } = await catalogue.getTranslations(locale, { sourceLocale: 'de', fallbackLocales: {} });
        const own = Object.fromEntries(Object.entries(messages).filter(([message]) => isFirst(message)));
        return [area, compiled(locale, own)] as const;
      }),
    );
    // The words of every page are loaded anyway.
    const words = ofAreas.filter(([area, own]) => area !== 'web' && Object.keys(own).length > 0);
    return {
      code: `export const areas = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(words)))});`,
      moduleType: 'js',
    };
  },
});

function compiled(locale: string, messages: Readonly<Record<string, string>>): object {
  const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'json' });
  if (errors.length > 0)
    throw new Error(`words that cannot be compiled: ${errors.map(({ source: text }) => text).join()}`);
  return (JSON.parse(source) as { messages: object }).messages;
}
