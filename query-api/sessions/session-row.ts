import type { SessionRow } from '#domain/sessions/contract/report.ts';
import { isRunning } from '#query-api/shares/for-others.ts';
import { nameOf } from '#query-api/users/for-others.ts';

type OwnerColumns = Pick<SessionRow, 'sharedWith' | 'sharedWithNames' | 'tags'>;

type Row = Omit<SessionRow, 'sessionLength' | 'completed' | keyof OwnerColumns> & {
  duration: number | null;
} & Partial<OwnerColumns>;

/** The columns of `sessions.session_list` for a row of the contract. */
export const sessionColumns = `l.id, l.name, l.created_at as "createdAt", l.recording_date as "recordingDate",
  l.duration, l.locale, l.type, l.analysis_status as "analysisStatus", l.session_score as "sessionScore",
  l.score_total as "scoreTotal", l.score_withheld as "scoreWithheld"`;

/** Tags, and usernames and names of the current recipients. For the session's owner only. */
export const ownerColumns = `l.tags, array(select u.username from shares.shared_talk s
  join users.user_account u on u.id = s.recipient_id where s.session_id = l.id and ${isRunning}
  order by lower(u.username)) as "sharedWith",
  array(select ${nameOf('u')} from shares.shared_talk s
  join users.user_account u on u.id = s.recipient_id where s.session_id = l.id and ${isRunning}
  order by u.last_name, u.first_name) as "sharedWithNames"`;

export function sessionRowOf({ duration, sharedWith = [], sharedWithNames = [], tags = [], ...row }: Row): SessionRow {
  const completed = row.analysisStatus === 'Succeeded';
  return {
    ...row,
    sessionLength: duration === null ? null : sessionLength(duration),
    completed,
    sharedWith,
    sharedWithNames,
    tags,
  };
}

/** Seconds as `hh:mm:ss`, rounded down like in a player. */
export function sessionLength(seconds: number): string {
  const whole = Math.floor(seconds + 1e-6);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
