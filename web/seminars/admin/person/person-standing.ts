import type { participantDetail } from '#domain/participation/contract/participants.ts';
import type { Answer } from '../../../lib/api.ts';

/** Where one stands at an element, with what was submitted to it. */
export type PersonStanding = Answer<typeof participantDetail>['elements'][number];
