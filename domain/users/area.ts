import * as z from 'zod/mini';
import type { Area, Folding } from '#domain/kernel/area.ts';
import { Id } from '#domain/kernel/ids.ts';
import { accountUploads, emailChange } from './contract/account.ts';
import { apiTokenList } from './contract/api-tokens.ts';
import { signInList, userCommands } from './contract/calls.ts';
import { userDashboard } from './contract/dashboard.ts';
import { eventWords } from './contract/event-words.ts';
import { accountImport, accountImportFile, accountImportRows, importUploads } from './contract/import.ts';
import { roleList, rolePermissionList, userAccount, userBundle, userPermissionList } from './contract/person.ts';
import { roleCommands, roleMatrix } from './contract/roles.ts';
import { userDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import { type UserEvent, userEvents } from './events.ts';
import { reservationDecider } from './reservations/decider.ts';
import { storedSamples as reservationSamples } from './reservations/event-samples.ts';
import { type ReservationEvent, reservationEvents } from './reservations/events.ts';
import { roleDecider } from './roles/decider.ts';
import { roleSamples } from './roles/event-samples.ts';
import { type RoleEvent, roleEvents } from './roles/events.ts';

/** A unique value; a keyed hash of it names the stream. */
const reserved = {
  events: reservationEvents,
  samples: reservationSamples,
  decider: reservationDecider as Folding,
  ownerInEvent: (event: ReservationEvent) => event.data.ownerId,
};

/** Earlier names and addresses still find a person, because older texts contain them. */
function titleOf({ type, data }: UserEvent) {
  switch (type) {
    case 'UserRegistered': {
      const { firstName, lastName, username, email } = data;
      return { title: `${firstName} ${lastName}`, words: [firstName, lastName, username, email] };
    }
    case 'NameChanged':
      return {
        title: `${data.firstName} ${data.lastName}`,
        words: [data.firstName, data.lastName],
        adds: true as const,
      };
    case 'UsernameChanged':
      return { title: undefined, words: [data.username], adds: true as const };
    case 'EmailChanged':
      return { title: undefined, words: [data.email], adds: true as const };
    case 'UserErased':
      return null;
    default:
      return undefined;
  }
}

/** Accounts: people's identity, their sign-in, and their permissions. */
export const usersArea = {
  name: 'users',
  streams: [
    {
      category: 'user',
      events: userEvents,
      samples: storedSamples,
      decider: userDecider as Folding,
      ownerInId: (id: string) => id,
      title: titleOf,
    },
    {
      category: 'roles',
      events: roleEvents,
      samples: roleSamples,
      decider: roleDecider as Folding,
      ownerInEvent: ({ data }: RoleEvent) => data.by,
      concernsOthers: true,
    },
    { category: 'email', ...reserved, accompanies: true },
    { category: 'username', ...reserved, accompanies: true },
  ],
  eventWords,
  commands: { ...userCommands, ...roleCommands },
  uploads: { ...accountUploads, ...importUploads },
  queries: {
    userDashboard,
    userAccount,
    emailChange,
    userBundle,
    signInList,
    apiTokenList,
    roleList,
    rolePermissionList,
    roleMatrix,
    userPermissionList,
    accountImport,
    accountImportRows,
    accountImportFile,
  },
  hasReadModels: true,
  keeps: [
    { data: 'account', readers: ['self', 'company', 'admins', 'auditors'], until: 'account' },
    { data: 'sign_ins', readers: ['self'], until: 'month' },
    { data: 'account_imports', readers: ['admins'], until: 'month' },
    { data: 'mails', readers: ['self'], until: 'month' },
  ],
  jobs: {
    /** Sends the link for setting a new password; null: nobody has the address. */
    'password-reset': z.object({ userId: z.nullable(Id) }),
    /** Ends the sign-ins of a person whose access expires. */
    'access-end': z.object({ userId: Id }),
    /** Creates the accounts of a table. */
    'account-import': z.object({ importId: Id, ownerId: Id }),
    /** Checks whether the person of a reservation was created. `reservationId` is the id of its event. */
    reservation: z.object({ reservationId: z.uuid(), stream: z.string(), ownerId: Id }),
  },
} as const satisfies Area;
