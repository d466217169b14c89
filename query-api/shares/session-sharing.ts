import { refuse } from '#domain/kernel/errors.ts';
import {
  companions,
  type SessionSharing,
  type ShareFeedback,
  sessionSharing,
  sharesSessions,
} from '#domain/shares/contract/calls.ts';
import { permitted } from '#infra/http/rules.ts';
import { managesAs } from '#query-api/groups/for-others.ts';
import { nameOf, personOf } from '#query-api/users/for-others.ts';
import { query } from '../query-area.ts';
import { asTime } from '../times.ts';
import { isRunning } from './entitled.ts';
import { feedbackColumns } from './shared-session.ts';

/** The shares of a session, for its owner. */
export const sessionSharingQuery = query(sessionSharing, {
  allow: 'signedIn',
  async answer({ params: { id }, userId }, pool) {
    const own = 'select from sessions.session_list where id = $1 and owner_id = $2';
    if (!(await pool.query(own, [id, userId()])).rowCount) return refuse('not_found');
    const [shares, feedback] = await Promise.all([
      pool.query<SessionSharing['shares'][number]>(
        `select ${personOf('u')} as "user", ${asTime('s.shared_at', 'sharedAt')},
            ${asTime('s.until', 'until')}, s.with_media as "withMedia", ${asTime('s.first_seen_at', 'firstSeenAt')},
            ${asTime('s.last_seen_at', 'lastSeenAt')}, ${isRunning} as "isRunning"
          from shares.shared_talk s join users.user_account u on u.id = s.recipient_id
          where s.session_id = $1 order by s.shared_at, s.recipient_id`,
        [id],
      ),
      pool.query<ShareFeedback>(
        `select ${feedbackColumns} from shares.share_feedback f left join users.user_account u on u.id = f.author_id
          where f.session_id = $1 order by f.at_second nulls first, f.given_at`,
        [id],
      ),
    ]);
    return { shares: shares.rows, feedback: feedback.rows };
  },
});

/** People of the caller's groups. Members who are hidden in a group are found only by its managers. */
export const companionsQuery = query(companions, {
  allow: permitted(sharesSessions),
  async answer({ query: { search, limit }, userId }, pool) {
    const { rows } = await pool.query(
      `select u.id, u.username, ${nameOf('u')} as name, array_agg(g.name order by lower(g.name)) as groups
        from groups.member me join groups.group_list g on g.id = me.group_id and not g.is_removed
        join groups.member m on m.group_id = me.group_id and m.person_id <> me.person_id
          and (m.is_visible or ${managesAs('me')})
        join users.user_account u on u.id = m.person_id
        where me.person_id = $1 and ($2::text is null or position(lower($2) in lower(${nameOf('u')} || ' ' || u.username)) > 0)
        group by u.id, u.username, u.first_name, u.last_name order by name, u.id limit $3`,
      [userId(), search || null, limit],
    );
    return rows;
  },
});
