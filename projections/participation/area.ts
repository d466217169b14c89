import type { AreaProjection } from '../projection.ts';
import { assessmentModel } from './assessment.ts';
import { certificateModel } from './certificate.ts';
import { commentModel } from './comment.ts';
import { followed } from './events.ts';
import { feedbackModel } from './feedback.ts';
import { outlineModel } from './outline.ts';
import { participationModel } from './participation.ts';
import { ratingModel } from './rating.ts';
import { sharedElementModel } from './shared-element.ts';
import { standingModel } from './standing.ts';
import { submissionModel } from './submission.ts';

export const participationProjection: AreaProjection = {
  schema: 'participation',
  version: 10,
  streams: ['participation-', 'roster-', 'seminar-', 'user-'],
  events: followed,
  // Submissions first: tables about them look up the remaining submissions.
  readModels: [
    participationModel,
    submissionModel,
    ratingModel,
    assessmentModel,
    feedbackModel,
    commentModel,
    sharedElementModel,
    certificateModel,
    outlineModel,
    standingModel,
  ],
};
