import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Pages that people open first, with their modules and the catalogues of the words that they show. */
const pages = {
  login: { parts: ['users/login-page.tsx'], words: ['users/locales/{locale}.po'] },
  start: {
    parts: ['app/signed-in-frame.tsx', 'app/dashboard/dashboard-page.tsx'],
    words: ['locales/{locale}.po?first'],
  },
  report: { parts: ['app/signed-in-frame.tsx', 'report/session-page.tsx'], words: ['sessions/locales/{locale}.po'] },
} as const;
const locales = ['de', 'en'] as const;

export type PageFiles = Readonly<
  Record<keyof typeof pages, Readonly<Record<(typeof locales)[number], readonly string[]>>>
>;

/** The name of the file in the client's folder. */
export const pageFilesName = 'page-files.json';

/**
 * Writes which files each of these pages needs beside those in `index.html`. Without this list, a browser requests them only
 * after the earlier files have run.
 */
export const pageFiles = (root: string): Plugin => ({
  name: 'page-files',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const filesOf = (modules: readonly string[]) => chunksWith(bundle, new Set(modules));
      const inWeb = (part: string) => path.join(root, 'web', part);
      const named = new Set(filesOf([inWeb('app/main.tsx')]));
      const files = Object.entries(pages).map(([name, { parts, words }]) => {
        const inLocale = (locale: string) =>
          filesOf([
            inWeb(`locales/${locale}.po`),
            ...parts.map(inWeb),
            ...words.map((catalogue) => inWeb(catalogue.replace('{locale}', locale))),
          ]).filter((file) => !named.has(file));
        return [name, Object.fromEntries(locales.map((locale) => [locale, inLocale(locale)]))];
      });
      const source = JSON.stringify(Object.fromEntries(files));
      this.emitFile({ type: 'asset', fileName: pageFilesName, source });
    },
  },
});

/** The files that contain these modules, and the files that those import. */
function chunksWith(bundle: Rolldown.OutputBundle, modules: ReadonlySet<string>): readonly string[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const missing = [...modules].filter((one) => !chunks.some(({ moduleIds }) => moduleIds.includes(one)));
  if (missing.length > 0) throw new Error(`the client has no ${missing.join()}`);
  const found = new Set(
    [...modules].flatMap((one) =>
      chunks.filter(({ moduleIds }) => moduleIds.includes(one)).map((chunk) => chunk.fileName),
    ),
  );
  // The loop also visits the files that it adds.
  for (const name of found) {
    const part = bundle[name];
    if (part?.type === 'chunk') for (const next of part.imports) found.add(next);
  }
  return [...found];
}
