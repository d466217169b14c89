import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Attribute } from '#domain/progress/contract.ts';
import { partNames } from '../score/part-words.ts';

export const attributeNames: Readonly<Record<Attribute, MessageDescriptor>> = {
  session_score: msg`Rhetorik-Wert`,
  ...partNames,
};
