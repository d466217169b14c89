import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LocaleCode } from '#domain/kernel/contract.ts';
import { legalPage } from '#domain/product/contract/calls.ts';
import type { Settings } from '#infra/config/settings.ts';
import { query } from '../query-area.ts';
import { readLegalText } from './legal-text.ts';

const placeholders = fileURLToPath(new URL('legal', import.meta.url));

/** The operator's texts from `LEGAL_DIR` (in another language rather than none); placeholders that say so where there is none. */
export const legalQuery = ({ LEGAL_DIR }: Pick<Settings, 'LEGAL_DIR'>) =>
  query(legalPage, {
    allow: 'anyone',
    async answer({ params: { page }, query: { locale } }) {
      const others = LocaleCode.options.filter((other) => other !== locale);
      for (const language of LEGAL_DIR ? [locale, ...others] : []) {
        const own = await readIfThere(path.join(LEGAL_DIR ?? '', `${page}.${language}.txt`));
        if (own?.trim()) return { ...readLegalText(own), isPlaceholder: false };
      }
      const text = await readFile(path.join(placeholders, `${page}.${locale}.txt`), 'utf8');
      return { ...readLegalText(text), isPlaceholder: true };
    },
  });

/** A file that is there and cannot be read is a fault of the installation, and no reason to say that there is none. */
async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
