import { PartName } from '#domain/sessions/contract/report.ts';
import { utc } from '../times.ts';

const scores = PartName.options.map((name) => `'${name}', m.${name}`).join(', ');

/** Columns of `progress.session_measures m`. */
export const scoresColumn = `json_build_object(${scores}) as "sessionScores"`;
export const measuredColumns = `m.id, m.name, ${utc('m.created_at')} as "createdAt",
  ${utc('m.recording_date')} as "recordingDate", m.type, m.session_score as "sessionScore", m.score_total as "scoreTotal",
  m.comparable, ${scoresColumn}, m.measures`;
