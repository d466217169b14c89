import { useLingui } from '@lingui/react/macro';
import type { KeptDataRow } from '#domain/companies/contract/calls.ts';
import { dataWords, purposeWords, readerWords, termWords } from './kept-data-words.ts';

export function useKeptDataWords() {
  const { t } = useLingui();
  return {
    heads: [t`Daten`, t`Wozu`, t`Wer es sieht`, t`Wie lange`] as const,
    inWords: ({ data, readers, until }: KeptDataRow) => ({
      data: t(dataWords[data]),
      purpose: t(purposeWords[data]),
      readers: readers.map((reader) => t(readerWords[reader])).join('; '),
      until: t(termWords[until]),
    }),
  };
}
