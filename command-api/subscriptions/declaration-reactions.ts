import { DomainError } from '#domain/kernel/errors.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { isErased } from '#domain/kernel/personal.ts';
import { streamOf } from '#domain/stream-names.ts';
import { type SubscriptionCommand, subscriptionDecider } from '#domain/subscriptions/decider.ts';
import {
  type Declaration,
  type DeclarationEvent,
  type DeclarationEvents,
  declarationDecider,
} from '#domain/subscriptions/declaration.ts';
import { storedState } from '#infra/event-store/stored-state.ts';
import { derivedId, uuidv5 } from '#infra/ids.ts';
import { type Mail, putMail } from '#infra/mail/put-mail.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { FollowTools } from '../command-area.ts';
import type { JobHandler } from '../job-handler.ts';
import { enqueue, type NewJob } from '../queue.ts';
import { causedBy, type Reaction, type ReactionTools } from '../reaction.ts';
import { declarationLinks } from './declaration-links.ts';
import { receiptMail, supportMail } from './declaration-mails.ts';

type Tools = Pick<FollowTools, 'secrets' | 'settings' | 'pool' | 'store' | 'publicUrl'>;
type Happened = Recorded<DeclarationEvent>;

const day = 86_400;
/** In seconds: reminders of an open declaration go to the operator after three days, then every week. */
const firstReminder = 3 * day;
const nextReminder = 7 * day;

/** Sends the receipt immediately, orders after confirmation, and tells the operator if a person has to decide. */
export const declarationReaction = (given: Tools): Reaction => ({
  name: 'declarations',
  streams: ['declaration-'],
  async react(event, tools) {
    const happened = event as Happened;
    const id = idOf(event.stream);
    const declaration = await declarationIn({ ...given, ...tools }, id);
    if (!declaration) return;
    const { received } = declaration;
    switch (happened.type) {
      case 'DeclarationReceived': {
        await writeReceipt(given, { id, declaration, event, tools });
        if (!received.found || received.isExtraordinary || received.endsOn !== null)
          tools.write((client) => putMail(client, forOperator(given, event.id, declaration), null));
        tools.put(reminder(id, 1));
        return;
      }
      case 'DeclarationAccepted':
        return carryOut(happened, { declaration, tools });
      case 'DeclarationHeld':
        tools.write((client) => putMail(client, forOperator(given, event.id, declaration), null));
    }
  },
});

async function declarationIn({ store }: Pick<Tools, 'store'>, id: string): Promise<Declaration | null> {
  return storedState(store, streamOf('declaration', id), declarationDecider);
}

type Receiving = Readonly<{ id: string; declaration: Declaration; event: Recorded; tools: ReactionTools }>;

async function writeReceipt({ secrets, publicUrl }: Tools, { id, declaration, event, tools }: Receiving) {
  const { received, isConfirmed } = declaration;
  const { email: to, kind, locale, receivedAt, found, ownerId } = received;
  if (isErased(to)) return;
  const token = found && !isConfirmed ? (await declarationLinks(secrets)).tokenOf(id) : null;
  const link = token === null ? {} : { link: `${publicUrl()}/contracts/confirm#token=${token}` };
  const mail = receiptMail({ to, locale, kind, receivedAt, said: saidIn(received), isConfirmed, ...link });
  tools.write((client) => putMail(client, { ...mail, id: derivedId(event.id, 'receipt') }, ownerId));
}

type Accepted = Recorded<Extract<DeclarationEvent, { type: 'DeclarationAccepted' }>>;

/** Orders the end of the contract as of the time of receipt. */
async function carryOut(
  event: Accepted,
  { declaration, tools }: Pick<Receiving, 'declaration' | 'tools'>,
): Promise<void> {
  const { customerId, subscriptionId, when, by } = event.data;
  const said = {
    ...{ orderId: derivedId(event.id, 'order'), subscriptionId },
    ...{
      by: by === 'customer' ? ('form' as const) : ('operator' as const),
      declaredAt: declaration.received.receivedAt,
    },
  };
  const command: SubscriptionCommand =
    when === null ? { type: 'OrderWithdrawal', data: said } : { type: 'OrderCancellation', data: { ...said, when } };
  const isDone = await tools
    .handle({
      ...causedBy(event, 'order'),
      stream: streamOf('subscription', customerId),
      decider: subscriptionDecider,
      command,
    })
    .then(() => true)
    .catch((error) => {
      if (error instanceof DomainError && (error.code === 'conflict' || error.code === 'not_found')) return false;
      throw error;
    });
  const settled = { type: 'SettleDeclaration', data: { isDone } } as const;
  await tools.handle({
    ...{ ...causedBy(event, 'settle'), stream: event.stream, decider: declarationDecider, command: settled },
  });
}

const reminder = (id: string, count: number): NewJob => ({
  ...{ kind: 'declaration-reminder' as const, key: `${id} ${count}`, ownerId: 'subscriptions', priority: 10 },
  ...{ payload: { id, count }, delaySeconds: count === 1 ? firstReminder : nextReminder },
});

/** Reminds the operator as long as the declaration is open, without an end. */
export const reminderHandler = (tools: Tools): JobHandler<'declaration-reminder'> => ({
  async run({ payload: { id, count } }) {
    const declaration = await declarationIn(tools, id);
    if (declaration?.state !== 'open') return;
    await inTransaction(tools.pool, async (client) => {
      await putMail(client, forOperator(tools, uuidv5(id, `${count}`), declaration), null);
      await enqueue(client, reminder(id, count + 1));
    });
  },
});

function forOperator({ settings, publicUrl }: Tools, why: string, { received, isConfirmed }: Declaration): Mail {
  const to = settings.SUPPORT_EMAIL ?? settings.ADMIN_EMAIL;
  const { kind, receivedAt, email } = received;
  const about = { kind, receivedAt, email, said: saidIn(received), isConfirmed };
  const mail = supportMail({ to, locale: 'de', link: `${publicUrl()}/admin/contracts`, ...about });
  return { ...mail, id: derivedId(why, 'operator') };
}

const labels = {
  de: {
    ...{ name: 'Name', contract: 'Vertrag', kind: 'Art', extraordinary: 'außerordentlich' },
    ...{ reason: 'Grund', endsOn: 'Zum' },
  },
  en: {
    ...{ name: 'Name', contract: 'Contract', kind: 'Kind', extraordinary: 'extraordinary' },
    ...{ reason: 'Reason', endsOn: 'On' },
  },
} as const;

/** The words of the declaration without links, as the mail goes to an address that anybody may have typed. */
function saidIn(received: DeclarationEvents['DeclarationReceived']): readonly string[] {
  const words = labels[received.locale];
  const lines = [
    [words.name, received.name],
    [words.contract, received.contract],
    [words.kind, received.isExtraordinary ? words.extraordinary : ''],
    [words.reason, received.reason],
    [words.endsOn, received.endsOn ?? ''],
  ];
  return lines
    .filter(([, text]) => text)
    .map(([label, text = '']) => `${label}: ${text.replace(/:\/\/|www\./gi, ' ')}`);
}
