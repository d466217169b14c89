import type { User } from '#command-api/users/for-others.ts';
import { loadUser } from '#command-api/users/for-others.ts';
import type { Locale } from '#domain/kernel/contract.ts';
import { stateAfter } from '#domain/kernel/decider.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { choiceFor, kindFor, somebody } from '#domain/notifications/contract/all-kinds.ts';
import { type Inbox, inboxDecider, inboxStream } from '#domain/notifications/decider.ts';
import type { NotificationEvent } from '#domain/notifications/events.ts';
import { mailOf } from '#infra/mail/mail-of.ts';
import { type Mail, putMail } from '#infra/mail/put-mail.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { Deps } from '#infra/service.ts';
import type { JobHandler } from '../../job-handler.ts';
import { unsubscribeTokens } from './unsubscribe-tokens.ts';

/** `sentence`: the news, as one sentence. */
const notificationMail = mailOf<Readonly<{ sentence: string }>>({
  de: ({ sentence }) => ({ subject: withoutStop(sentence), above: [sentence], button: 'Auf Rostra ansehen' }),
  en: ({ sentence }) => ({ subject: withoutStop(sentence), above: [sentence], button: 'View on Rostra' }),
});

/** All news of a day in one mail. */
const digestMail = mailOf<Readonly<{ sentences: readonly string[] }>>({
  de: ({ sentences }) => ({
    subject: sentences.length === 1 ? 'Eine Neuigkeit auf Rostra' : `${sentences.length} Neuigkeiten auf Rostra`,
    above: ['seit gestern ist auf Rostra etwas für Sie geschehen:', ...sentences.map((one) => `• ${one}`)],
    button: 'Zu Rostra',
  }),
  en: ({ sentences }) => ({
    subject: sentences.length === 1 ? 'One piece of news on Rostra' : `${sentences.length} pieces of news on Rostra`,
    above: ['Something has happened for you on Rostra since yesterday:', ...sentences.map((one) => `• ${one}`)],
    button: 'Go to Rostra',
  }),
});

const withoutStop = (sentence: string) => sentence.replace(/\.$/, '');

type Received = Recorded<Extract<NotificationEvent, { type: 'NotificationReceived' }>>;

/** Mails one notification, unless the person no longer wants an immediate mail for its type. */
export const tellHandler = (tools: Deps): JobHandler<'notification-mail'> => ({
  async run({ id, payload: { userId, notificationId } }) {
    const { received, state } = await inboxOf(tools, userId);
    const one = received.find(({ data }) => data.notificationId === notificationId);
    const user = await reachable(tools, userId);
    if (!one || !user || choiceOf(state, one) !== 'at_once') return;
    const { type, concerns } = one.data;
    const sentence = await sentenceOf(tools, one, user.locale);
    const path = kindFor(type)?.path(concerns);
    if (sentence === undefined || path === undefined) return;
    const link = tools.publicUrl() + path;
    const unsubscribe = await endingLink(tools, { userId, type });
    await send(tools, userId, {
      ...notificationMail({ ...addressed(user), link, unsubscribe, sentence }),
      id,
      names: byWhom([one]),
    });
  },
});

/** Mails all notifications of a day that were not seen; sends no mail if there are none. */
export const digestHandler = (tools: Deps): JobHandler<'notification-digest'> => ({
  async run({ id, payload: { userId, until } }) {
    const { received, state } = await inboxOf(tools, userId);
    const user = await reachable(tools, userId);
    if (!user) return;
    const wanted = received.filter((one) => {
      const at = Date.parse(one.metadata.at);
      const isOfDay = at > until - dayMs && at <= until;
      return isOfDay && choiceOf(state, one) === 'daily' && one.metadata.at > (state.checkedAt ?? '');
    });
    const sentences: string[] = [];
    for (const one of wanted) {
      const sentence = await sentenceOf(tools, one, user.locale);
      if (sentence !== undefined) sentences.push(sentence);
    }
    if (sentences.length === 0) return;
    const [link, unsubscribe] = [`${tools.publicUrl()}/`, await endingLink(tools, { userId, type: null })];
    await send(tools, userId, {
      ...digestMail({ ...addressed(user), link, unsubscribe, sentences }),
      id,
      names: byWhom(wanted),
    });
  },
});

async function inboxOf({ store }: Deps, userId: string) {
  const events = (await store.readStream(inboxStream(userId))) as readonly Recorded<NotificationEvent>[];
  const state = stateAfter(inboxDecider, events);
  return { state, received: events.filter((event): event is Received => event.type === 'NotificationReceived') };
}

const choiceOf = ({ settings }: Inbox, { data }: Received) => choiceFor(settings, data.type).mail;

/** Null without a confirmed address: unconfirmed addresses get no notifications. */
async function reachable({ store }: Deps, userId: string): Promise<User | null> {
  const user = await loadUser(store, userId);
  return user?.emailVerified ? user : null;
}

const addressed = ({ email: to, locale, firstName }: User) => ({ to, locale, firstName });

const byWhom = (received: readonly Received[]) => received.flatMap(({ data: { byId } }) => byId ?? []);

/** Undefined for a type that this version does not know. */
async function sentenceOf({ store }: Deps, { data: { type, byId, concerns } }: Received, locale: Locale) {
  const user = byId === null ? null : await loadUser(store, byId);
  return kindFor(type)?.sentence[locale](user ? `${user.firstName} ${user.lastName}` : somebody[locale], concerns);
}

async function endingLink({ secrets, publicUrl }: Deps, named: Readonly<{ userId: string; type: string | null }>) {
  const token = (await unsubscribeTokens(secrets)).of(named);
  return `${publicUrl()}/notifications/unsubscribe#token=${token}`;
}

const send = ({ pool }: Deps, ownerId: string, mail: Mail) =>
  inTransaction(pool, (client) => putMail(client, mail, ownerId));
