import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Locale } from '#domain/kernel/contract.ts';

export const languages: readonly Locale[] = ['de', 'en'];

/** What a talk is spoken in. */
export const languageNames: Record<Locale, MessageDescriptor> = { de: msg`Deutsch`, en: msg`Englisch` };
