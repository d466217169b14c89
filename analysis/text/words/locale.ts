import type { Transcript } from '#domain/sessions/transcript.ts';

export type Locale = Transcript['locale'];
