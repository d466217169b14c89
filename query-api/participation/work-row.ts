import type { CountedSession, DoneWork, OwnWork } from '#domain/participation/contract/progress.ts';

/** A row of `participation.participation` with its submissions; decides which elements are completed. */
export type WorkRow = Readonly<{
  joined_revision: number;
  submissions: readonly DoneWork[];
  counted: readonly CountedSession[];
}>;

/** Columns of `participation.participation p` for a `WorkRow`. */
export const workColumns = `p.joined_revision, p.counted, coalesce((select jsonb_agg(jsonb_build_object(
    'id', s.id, 'elementId', s.element_id, 'at', s.made_at_revision, 'skipped', s.skipped, 'isShared', s.is_shared,
    'score', s.score) order by s.created_at, s.id)
  from participation.submission s where s.participation_id = p.id), '[]') as submissions`;

export const workOf = ({ joined_revision, submissions, counted }: WorkRow): OwnWork => ({
  joinedAt: joined_revision,
  submissions,
  counted,
});

/** SQL for a `Standing`, from `participation.standing st`. */
export const standingColumn = `jsonb_build_object('progress', st.progress, 'position', st.position,
  'states', st.states, 'lockedBy', st.locked_by)`;
