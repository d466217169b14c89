import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Locale } from '#domain/kernel/contract.ts';

export const languages: readonly Locale[] = ['de', 'en'];

/** The languages of talks. */
export const languageNames: Record<Locale, MessageDescriptor> = { de: msg`Deutsch`, en: msg`Englisch` };
