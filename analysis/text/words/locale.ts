import type { Transcript } from '#domain/sessions/contract/transcript.ts';

export type Locale = Transcript['locale'];
