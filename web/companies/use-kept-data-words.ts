import { useLingui } from '@lingui/react/macro';
import type { KeptDataRow } from '#domain/companies/contract/calls.ts';
import { dataKinds, dataReaders, dataTerms } from '#domain/kernel/kept-data.ts';
import { useLocale } from '../lib/use-locale.ts';

export function useKeptDataWords() {
  const { t } = useLingui();
  const locale = useLocale();
  return {
    heads: [t`Daten`, t`Wozu`, t`Wer es sieht`, t`Wie lange`] as const,
    inWords: ({ data, readers, until }: KeptDataRow) => ({
      data: dataKinds[data].name[locale],
      purpose: dataKinds[data].purpose[locale],
      readers: readers.map((reader) => dataReaders[reader][locale]).join('; '),
      until: dataTerms[until][locale],
    }),
  };
}
