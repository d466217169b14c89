import type { participantDetail } from '#domain/participation/contract/participants.ts';
import type { Answer } from '../../../lib/api.ts';

/** The person's state at an element, with the submissions. */
export type PersonStanding = Answer<typeof participantDetail>['elements'][number];
