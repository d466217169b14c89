import { msg } from '@lingui/core/macro';

export const quotaNames = {
  analysis: msg`Analysen`,
  ai_feedback: msg`Rückmeldungen vom Coach`,
  live_transcription: msg`Live-Worte`,
};
