import type { Locale } from '#domain/kernel/contract.ts';

export const languages: readonly Locale[] = ['de', 'en'];
