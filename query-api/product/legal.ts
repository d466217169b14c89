import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { legalPage } from '#domain/product/contract.ts';
import type { Settings } from '#infra/config/settings.ts';
import type { Rules } from '#infra/http/rules.ts';
import { queryRoute } from '../query-route.ts';
import { readLegalText } from './legal-text.ts';

const placeholders = fileURLToPath(new URL('legal', import.meta.url));

/** The operator's texts from `LEGAL_DIR`; placeholders that say so where there is none. */
export const legalRoute = ({ anyone }: Rules, { LEGAL_DIR }: Pick<Settings, 'LEGAL_DIR'>) =>
  queryRoute(legalPage, {
    schemas: [],
    allow: anyone,
    async answer({ params: { page }, query: { locale } }) {
      const file = `${page}.${locale}.txt`;
      const own = LEGAL_DIR && (await readFile(path.join(LEGAL_DIR, file), 'utf8').catch(() => undefined));
      const text = own || (await readFile(path.join(placeholders, file), 'utf8'));
      return { ...readLegalText(text), isPlaceholder: !own };
    },
  });
