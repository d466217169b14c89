import { randomBytes } from 'node:crypto';
import {
  accountData,
  accountTools,
  addressFault,
  beginSession,
  loadUser,
  nameFault,
  register,
} from '#command-api/users/for-others.ts';
import { refuse, refuseFields } from '#domain/kernel/errors.ts';
import { headerNames } from '#domain/kernel/header-names.ts';
import { newcomerRoles } from '#domain/kernel/roles.ts';
import type { platformCommands } from '#domain/platforms/contract/calls.ts';
import { newId, uuidv5 } from '#infra/ids.ts';
import type { CommandHandlers, CommandTools } from '../command-area.ts';
import type { Cause } from '../commands.ts';
import { type Arrival, arrivals } from './arrivals.ts';
import { enterSeminar, needsPassword } from './enter-seminar.ts';
import { LaunchRefused } from './launch-token.ts';
import {
  accountIdFor,
  accountOf,
  findAccount,
  findPlatform,
  forgetAccount,
  openAccount,
  toPlatformAccount,
} from './stored-platforms.ts';

type Calls = Pick<typeof platformCommands, 'RegisterArrival' | 'ConnectArrival' | 'DisconnectPlatform'>;
type Connecting = Readonly<{ arrival: Arrival; personId: string; cause: Cause }>;

/** A person who arrived from a platform connects the platform account: to a new account here, or to the one they are signed in to. */
export async function arrivalCalls(given: CommandTools): Promise<CommandHandlers<Calls>> {
  const tools = await accountTools(given);
  const arriving = arrivals(given);

  /** @throws conflict if another person is connected and still signs in by this platform account */
  async function connect({ arrival: { platformId, launch }, personId, cause }: Connecting): Promise<string> {
    const subject = { platform: platformId, subject: launch.subject };
    const step = (name: string) => ({ ...cause, commandId: uuidv5(cause.commandId, name) });
    const found = await accountOf(tools, subject);
    if (found && found.account.personId !== personId) {
      if (found.isOpen) return refuse('conflict');
      const before = found.account;
      const command = { type: 'DisconnectAccount', data: { personId: before.personId } } as const;
      await tools.handle({ ...step('disconnect'), ...toPlatformAccount(before.id, command) });
      await forgetAccount(tools, before.id);
    }
    const accountId = await accountIdFor(tools, subject);
    const data = { accountId, platformId, personId, subject: launch.subject };
    await tools.handle({ ...step('connect'), ...toPlatformAccount(accountId, { type: 'ConnectAccount', data }) });
    await openAccount(tools, accountId, personId);
    return accountId;
  }

  /** The page to continue with. Null if the launch opens no seminar or is refused; opening the link again shows the reason of a refusal. */
  async function goOn(connecting: Connecting & Readonly<{ accountId: string }>): Promise<string | null> {
    const { platformId, launch } = connecting.arrival;
    if (launch.message !== 'resource') return null;
    return enterSeminar(tools, { ...connecting, platformId, launch }).catch((error: unknown) => {
      if (error instanceof LaunchRefused) return null;
      throw error;
    });
  }

  return {
    RegisterArrival: {
      allow: 'anyone',
      claims: 'never',
      throttle: { max: tools.settings.REGISTER_LIMIT, minutes: 60 },
      async run({ body, request, reply }) {
        const token = arriving.tokenIn(request);
        const arrival = (await arriving.find(token)) ?? refuse('not_found');
        if (!(await findPlatform(tools, arrival.platformId))) return refuse('not_found');
        if (!tools.carrier.isCookie(request)) return refuse('unauthorized');
        const [firstName, lastName, email] = [body.firstName.trim(), body.lastName.trim(), body.email.trim()];
        refuseFaults({ firstName, lastName, email, acceptTerms: body.acceptTerms });
        const personId = newId();
        // A random password that nobody knows; the person sets their own by mail.
        const passwordHash = await tools.passwords.hash(randomBytes(32).toString('base64url'));
        const cause = { commandId: newId(), correlationId: request.id, actor: { kind: 'user', id: personId } } as const;
        const newcomer = { firstName, lastName, email, locale: body.locale, username: undefined, emailVerified: false };
        const { position } = await register(
          tools,
          { ...newcomer, roles: newcomerRoles, id: personId, passwordHash },
          cause,
        );
        reply.header(headerNames.position, position.toString());
        const user = (await loadUser(tools.store, personId)) ?? refuse('internal_error');
        const accountId = await connect({ arrival, personId, cause });
        await arriving.end(token);
        arriving.clear(reply);
        if (tools.settings.UNVERIFIED === 'block') return refuse('EMAIL_NOT_VERIFIED');
        const href = await goOn({ arrival, personId, accountId, cause });
        const tokens = await beginSession(tools, { userId: personId, mayStill: () => true, request, reply });
        return { ...tokens, userData: await accountData(tools, personId, user), href };
      },
    },
    ConnectArrival: {
      allow: 'signedIn',
      claims: 'never',
      async run({ principal, cause, request, reply }) {
        const token = arriving.tokenIn(request);
        const arrival = (await arriving.find(token)) ?? refuse('not_found');
        if (!(await findPlatform(tools, arrival.platformId))) return refuse('not_found');
        const { id: personId, permissions } = principal();
        if (needsPassword(permissions)) return refuse('user_not_authorized');
        const accountId = await connect({ arrival, personId, cause });
        const href = await goOn({ arrival, personId, accountId, cause });
        await arriving.end(token);
        arriving.clear(reply);
        return { href };
      },
    },
    DisconnectPlatform: {
      allow: 'signedIn',
      async run({ params: { id }, principal, send }) {
        const { id: personId } = principal();
        const account = await findAccount(tools, id);
        if (account?.personId !== personId) return refuse('not_found');
        await send(toPlatformAccount(id, { type: 'DisconnectAccount', data: { personId } }));
        await forgetAccount(tools, id);
      },
    },
  };
}

type Given = Readonly<{ firstName: string; lastName: string; email: string; acceptTerms: boolean }>;

function refuseFaults({ firstName, lastName, email, acceptTerms }: Given): void {
  const faults: Readonly<Record<string, string | undefined>> = {
    firstName: nameFault(firstName),
    lastName: nameFault(lastName),
    email: addressFault(email),
    acceptTerms: acceptTerms ? undefined : 'required',
  };
  const found = Object.entries(faults).flatMap(([field, code]) => (code === undefined ? [] : [{ field, code }]));
  if (found.length > 0) refuseFields(found);
}
