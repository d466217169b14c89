import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Sentence } from '#domain/sessions/contract/text-report.ts';

export const moodWords: Record<Sentence['sentiment'], MessageDescriptor> = {
  positive: msg`positiv`,
  neutral: msg`neutral`,
  negative: msg`negativ`,
  mixed: msg`gemischt`,
};
