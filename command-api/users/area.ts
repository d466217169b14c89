import type { FastifyInstance } from 'fastify';
import type { usersArea } from '#domain/users/area.ts';
import { administersUsers, userCommands } from '#domain/users/contract/calls.ts';
import type { roleCommands } from '#domain/users/contract/roles.ts';
import { type UserCommand, userDecider } from '#domain/users/decider.ts';
import { roleDecider, rolesStream } from '#domain/users/roles/decider.ts';
import { bearerOf, permitted } from '#infra/http/rules.ts';
import type { Instruments } from '#infra/metrics/instruments.ts';
import { passwordPolicies } from '#infra/passwords/policy.ts';
import type { CallContext, CommandArea, CommandHandler, CommandHandlers } from '../command-area.ts';
import { abandonedReservation, reservationJob } from './abandoned-reservation.ts';
import { accessEndHandler, accessReaction } from './access-reaction.ts';
import { accountReaction } from './account-reactions.ts';
import type { AccountTools } from './account-tools.ts';
import { accountTools } from './account-tools.ts';
import { apiTokenCalls } from './api-tokens.ts';
import { changePassword } from './change-password.ts';
import { changeRoles } from './change-roles.ts';
import { confirmEmail } from './confirm-email.ts';
import { expiry } from './delete-expired.ts';
import { deletionCalls } from './deletion.ts';
import { demoSignIn } from './demo-sign-in.ts';
import { pairingCalls } from './devices/pairing-calls.ts';
import { emailChangeCalls } from './email-change.ts';
import { endSignIns, giveBackNames } from './forget-user.ts';
import { importCall } from './import/import-call.ts';
import { importHandler } from './import/import-handler.ts';
import { forgetImports } from './import/import-rows.ts';
import { loginCall } from './login.ts';
import { profileCalls } from './profile-calls.ts';
import { pictureReaction, removePicture, uploadPicture } from './profile-picture.ts';
import { passwordReaction, reservationReaction, userReaction } from './reactions.ts';
import { refreshCall } from './refresh.ts';
import { registerCall } from './register-call.ts';
import { resetCalls } from './reset-password.ts';
import { resetHandler } from './send-reset.ts';
import { sendVerification } from './send-verification.ts';
import { signInCalls } from './sign-ins.ts';
import { userStream } from './stored-user.ts';
import { takeAlong } from './take-along.ts';

const allow = permitted(administersUsers);
const about = { stream: rolesStream, decider: roleDecider };

/** Admins define the permissions of a role; they apply from the next call of everybody who has it. */
const roleCalls: CommandHandlers<typeof roleCommands> = {
  CreateRole: {
    allow,
    async run({ body, principal, send }) {
      await send({ ...about, command: { type: 'CreateRole', data: { ...body, by: principal().id } } });
      return { role: body.role };
    },
  },
  SetRolePermissions: {
    allow,
    run: ({ params: { role }, body, principal, send }) =>
      send({ ...about, command: { type: 'SetRolePermissions', data: { role, ...body, by: principal().id } } }),
  },
};

/** Anyone may sign out, with either token or none. Afterwards no token of that sign-in is valid. */
const logoutCall = ({ carrier, families, tokens }: AccountTools): CommandHandler<typeof userCommands.Logout> => ({
  allow: 'anyone',
  claims: 'never',
  async run({ body, request, reply }) {
    const token = carrier.read(request, body.refreshToken);
    if (token) await families.revoke(token);
    const verified = await tokens.verify(bearerOf(request) ?? '');
    if (typeof verified === 'object' && verified.familyId) await families.end(verified.familyId);
    carrier.clear(request, reply);
  },
});

type Names = 'CompleteOnboarding' | 'SetFirstLogin' | 'Advance' | 'Complete' | 'Reset';

const sends = (command: UserCommand) => ({
  allow: 'signedIn' as const,
  run: ({ principal, send }: CallContext) =>
    send({ stream: userStream(principal().id), decider: userDecider, command }),
});

/** Records a newcomer's progress in slides, welcome and tour. */
const firstStepCalls: CommandHandlers<Pick<typeof userCommands, Names>> = {
  CompleteOnboarding: sends({ type: 'CompleteOnboarding', data: {} }),
  SetFirstLogin: sends({ type: 'SeeFirstLogin', data: {} }),
  Advance: sends({ type: 'MoveTutorial', data: { to: 'next' } }),
  Complete: sends({ type: 'MoveTutorial', data: { to: 'end' } }),
  Reset: sends({ type: 'MoveTutorial', data: { to: 'start' } }),
};

const outcomes: Readonly<Record<number, Parameters<Instruments['signIn']>[0]>> = {
  200: 'ok',
  401: 'failed',
  403: 'failed',
  429: 'throttled',
};

/** Counts by status code in a hook, because throttles answer before the handler runs. */
function countSignIns(http: FastifyInstance, { signIn }: Pick<Instruments, 'signIn'>): void {
  http.addHook('onResponse', async ({ routeOptions }, { statusCode }) => {
    const outcome = outcomes[statusCode];
    if (routeOptions.url === userCommands.Login.path && outcome) signIn(outcome);
  });
}

/** Calls that register, sign in and out, refresh tokens, confirm the address and change roles. */
export const users: CommandArea<typeof usersArea> = {
  async commands(given) {
    const tools = await accountTools(given);
    countSignIns(tools.http, tools.instruments);
    return {
      Register: registerCall(tools),
      Login: loginCall(tools),
      SignInToDemo: demoSignIn(tools),
      RefreshJwt: refreshCall(tools),
      Logout: logoutCall(tools),
      SendEmailVerification: sendVerification(tools),
      ConfirmEmail: confirmEmail(tools),
      ...resetCalls(tools),
      ...firstStepCalls,
      ...roleCalls,
      ...signInCalls(tools),
      ...apiTokenCalls(tools),
      ...profileCalls(tools),
      ...emailChangeCalls(tools),
      ...deletionCalls(tools),
      ...pairingCalls(tools),
      ChangePassword: changePassword(tools, passwordPolicies[tools.settings.PASSWORD_POLICY]),
      RemoveProfilePicture: removePicture,
      ChangeRoles: changeRoles(tools),
    };
  },
  uploads: (tools) => ({ UploadProfilePicture: uploadPicture(tools), AddFromExcel: importCall(tools) }),
  follows: ({ pool, store, handle, publicUrl, secrets, blobs }) => ({
    reactions: [
      userReaction,
      passwordReaction,
      accountReaction,
      accessReaction,
      pictureReaction(blobs),
      reservationReaction,
    ],
    jobs: {
      reservation: { run: abandonedReservation({ pool, store, handle }) },
      'password-reset': resetHandler({ pool, store, publicUrl }),
      'access-end': accessEndHandler({ pool, store }),
      'account-import': importHandler({ pool, store, handle, publicUrl, secrets }),
    },
    scheduled: expiry(pool),
  }),
  async forget({ person, streams, cause }, tools) {
    await endSignIns(tools, person);
    await forgetImports(tools.pool, person);
    const names = [...(streams.email ?? []), ...(streams.username ?? [])];
    await giveBackNames(tools, { ownerId: person, streams: names, cause });
  },
  keptJobs: [reservationJob],
  takeAlong,
  streamWords: {
    user: { de: 'Ihr Konto', en: 'your account' },
    roles: { de: 'die Rollen', en: 'the roles' },
    email: { de: 'Ihre E-Mail-Adresse als vergeben', en: 'your e-mail address as taken' },
    username: { de: 'Ihr Benutzername als vergeben', en: 'your username as taken' },
  },
};
