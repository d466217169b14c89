import { useLingui } from '@lingui/react';
import { currentLocale, type Locale } from './locale.ts';

/** The language of the page; a component that uses it follows a change. */
export function useLocale(): Locale {
  useLingui();
  return currentLocale();
}
