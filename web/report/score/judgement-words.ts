import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Judgement } from '#domain/sessions/contract/judgement.ts';

export const judgementWords: Record<Judgement, MessageDescriptor> = {
  good: msg`gut`,
  near: msg`fast gut`,
  off: msg`ausbaufähig`,
};
