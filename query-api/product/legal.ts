import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LocaleCode } from '#domain/kernel/contract.ts';
import { legalPage } from '#domain/product/contract/calls.ts';
import type { Settings } from '#infra/config/settings.ts';
import { query } from '../query-area.ts';
import { readLegalText } from './legal-text.ts';

const placeholders = fileURLToPath(new URL('legal', import.meta.url));

/** The operator's texts from `LEGAL_DIR`, in another language if necessary. Without a text, a marked placeholder. */
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

/** Undefined if the file does not exist. Throws if it exists but cannot be read: a placeholder would hide that fault. */
async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
