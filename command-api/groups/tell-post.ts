import { invitationsOf } from '#command-api/invitations/for-others.ts';
import { notify } from '#command-api/notifications/for-others.ts';
import { loadUser } from '#command-api/users/for-others.ts';
import type { PostEvent } from '#domain/groups/events.ts';
import { postDecider } from '#domain/groups/items.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { isErased } from '#domain/kernel/personal.ts';
import { streamOf } from '#domain/stream-names.ts';
import { storedState } from '#infra/event-store/stored-state.ts';
import { putMail } from '#infra/mail/put-mail.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { FollowTools } from '../command-area.ts';
import { formattedForMail } from '../formatted-text.ts';
import type { JobHandler } from '../job-handler.ts';
import { enqueueAll, type NewJob } from '../queue.ts';
import { mostOfPost, postMail } from './post-mail.ts';
import { addressOf } from './post-recipient.ts';
import { findGroup } from './stored-group.ts';

/** Commands in parallel. */
const lanes = 8;

type Written = Extract<PostEvent, { type: 'GroupPostWritten' }>;

export const tellJob = (event: Recorded): NewJob => ({
  ...{ kind: 'group-post-news' as const, key: idOf(event.stream), ownerId: event.metadata.actor.id, priority: 20 },
  payload: { postId: idOf(event.stream) },
});

/** Notifies all members, and enqueues one mail job for each recipient of the post. */
export const tellHandler = (tools: FollowTools): JobHandler<'group-post-news'> => ({
  async run({ payload: { postId } }) {
    const event = (await tools.store.readStream(streamOf('grouppost', postId)))[0] as Recorded<Written> | undefined;
    const group = event && (await findGroup(tools, event.data.groupId));
    if (!event || !group) return;
    const { groupId, posterId, mailTo } = event.data;
    const waiting = Object.keys(group.members);
    const work = async () => {
      for (let to = waiting.pop(); to; to = waiting.pop())
        await notify(tools.handle, event, { to, type: 'group_post', byId: posterId, concerns: { groupId, postId } });
    };
    const members = waiting.filter((id) => id !== posterId);
    await Promise.all(Array.from({ length: lanes }, work));
    const invited =
      mailTo === 'members_and_invited' ? await invitationsOf(tools.pool, { type: 'group', id: groupId }) : [];
    const to =
      mailTo === 'nobody' ? [] : [...members.map((id) => `user ${id}`), ...invited.map((id) => `invitation ${id}`)];
    await enqueueAll(
      tools.pool,
      to.map((one) => mailJobOf(postId, posterId, one)),
    );
  },
});

const mailJobOf = (postId: string, ownerId: string, to: string): NewJob => ({
  ...{ kind: 'group-post-mail' as const, key: `${postId} ${to}`, ownerId, priority: 10 },
  payload: { postId, to },
});

/** Mails the post to one recipient. */
export const mailHandler = (tools: FollowTools): JobHandler<'group-post-mail'> => ({
  async run({ payload: { postId, to } }) {
    const post = await storedState(tools.store, streamOf('grouppost', postId), postDecider);
    if (typeof post === 'string' || isErased(post.title)) return;
    const [group, poster] = [await findGroup(tools, post.groupId), await loadUser(tools.store, post.posterId)];
    const recipient = group && (await addressOf(to, { group, ...tools }));
    if (!recipient || !poster) return;
    const mail = postMail({
      ...{ to: recipient.email, locale: recipient.locale, firstName: recipient.firstName },
      ...{ group: group.name, poster: `${poster.firstName} ${poster.lastName}`, title: post.title },
      ...{ text: formattedForMail(post.body, mostOfPost), link: `${tools.publicUrl()}/groups/${post.groupId}` },
    });
    await inTransaction(tools.pool, (client) => putMail(client, { ...mail, names: [post.posterId] }, recipient.userId));
  },
});
