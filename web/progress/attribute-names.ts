import type { MessageDescriptor } from '@lingui/core';
import type { Attribute } from '#domain/progress/contract/calls.ts';
import type { ScoreTotal } from '#domain/sessions/contract/report.ts';
import { partNames, totalNames } from '../lib/measure-names.ts';

/** `total`: what the totals that are shown are made of. */
export const attributeName = (attribute: Attribute, total: ScoreTotal | null): MessageDescriptor =>
  attribute === 'session_score' ? totalNames[total ?? 'whole'] : partNames[attribute];
