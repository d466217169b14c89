import { useLingui } from '@lingui/react/macro';
import type { KeptDataRow } from '#domain/companies/contract/calls.ts';
import { dataKinds } from '#domain/kernel/kept-data.ts';
import { useLocale } from '../lib/use-locale.ts';
import { readerWords, termWords } from './kept-data-words.ts';

export function useKeptDataWords() {
  const { t } = useLingui();
  const locale = useLocale();
  return {
    heads: [t`Daten`, t`Wozu`, t`Wer es sieht`, t`Wie lange`] as const,
    inWords: ({ data, readers, until }: KeptDataRow) => ({
      data: dataKinds[data].name[locale],
      purpose: dataKinds[data].purpose[locale],
      readers: readers.map((reader) => t(readerWords[reader])).join('; '),
      until: t(termWords[until]),
    }),
  };
}
