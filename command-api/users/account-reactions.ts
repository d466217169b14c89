import type { PoolClient } from 'pg';
import { stateAfter } from '#domain/kernel/decider.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { personIn, userDecider } from '#domain/users/decider.ts';
import type { UserEvent } from '#domain/users/events.ts';
import { putMail } from '#infra/mail/put-mail.ts';
import type { Reaction, ReactionTools } from '../reaction.ts';
import {
  addressChangedMail,
  deletionMail,
  deletionWithdrawnMail,
  leaveAddressMail,
  newAddressMail,
} from './account-mails.ts';
import { issueOneTimeToken } from './one-time-tokens.ts';

const types: readonly UserEvent['type'][] = [
  'EmailChangeRequested',
  'EmailChanged',
  'DeletionRequested',
  'DeletionWithdrawn',
];

/** Mails that confirm changes of an account or inform its owner of them. */
export const accountReaction: Reaction = {
  name: 'account-changes',
  streams: ['user-'],
  types,
  async react(event, { write, store, publicUrl }) {
    const happened = event as Recorded<UserEvent>;
    const userId = idOf(event.stream);
    const history = (await store.readStream(event.stream)) as readonly UserEvent[];
    const before = personIn(stateAfter(userDecider, history.slice(0, event.revision)));
    // Sends nothing to a person who was erased meanwhile.
    if (!before || history.some(({ type }) => type === 'UserErased')) return;
    const { email: to, locale, firstName } = before;
    const person = { to, locale, ...(before.emailVerified && { firstName }) };
    const url = publicUrl();
    const post = (mail: Parameters<typeof putMail>[1]) => write((client) => putMail(client, mail, userId));
    switch (happened.type) {
      case 'EmailChangeRequested':
        return confirmEmailChange(happened.data, { userId, person, url, write });
      case 'EmailChanged':
        return post(addressChangedMail({ ...person, email: happened.data.email, link: `${url}/legal/contact` }));
      case 'DeletionRequested': {
        const { erasesAt } = happened.data;
        return post(deletionMail({ ...person, erasesAt, link: `${url}/settings/privacy` }));
      }
      case 'DeletionWithdrawn':
        return post(deletionWithdrawnMail(person));
    }
  },
};

type Asking = Readonly<{
  userId: string;
  person: Readonly<{ to: string; locale: 'de' | 'en' }>;
  url: string;
  write: ReactionTools['write'];
}>;
type Requested = Extract<UserEvent, { type: 'EmailChangeRequested' }>['data'];

/** The tokens are in the URL fragment, which browsers send to no server. */
function confirmEmailChange({ changeId, email, sides }: Requested, { userId, person, url, write }: Asking): void {
  const linkFor = async (client: PoolClient, side: 'old' | 'new') => {
    const about = { purpose: `change-email-${side}`, userId, subject: changeId } as const;
    return `${url}/auth/email/change#token=${await issueOneTimeToken(client, about)}`;
  };
  write(async (client) => {
    if (sides.includes('old'))
      await putMail(client, leaveAddressMail({ ...person, email, link: await linkFor(client, 'old') }), userId);
    const { locale } = person;
    await putMail(client, newAddressMail({ to: email, locale, link: await linkFor(client, 'new') }), userId);
  });
}
