import type { usersArea } from '#domain/users/area.ts';
import { passwordPolicies } from '#infra/passwords/policy.ts';
import type { CommandArea } from '../command-area.ts';
import { abandonedReservation, reservationJob } from './abandoned-reservation.ts';
import { accessEndHandler, accessReaction } from './access-reaction.ts';
import { accountReaction } from './account-reactions.ts';
import { accountTools } from './account-tools.ts';
import { apiTokenCalls } from './api-tokens.ts';
import { changePassword } from './change-password.ts';
import { changeRoles } from './change-roles.ts';
import { confirmEmail } from './confirm-email.ts';
import { countSignIns } from './count-sign-ins.ts';
import { expiry } from './delete-expired.ts';
import { deletionCalls } from './deletion.ts';
import { demoSignIn } from './demo-sign-in.ts';
import { pairingCalls } from './devices/pairing-calls.ts';
import { emailChangeCalls } from './email-change.ts';
import { firstStepCalls } from './first-steps.ts';
import { endSignIns, giveBackNames } from './forget-user.ts';
import { importCall } from './import/import-call.ts';
import { importHandler } from './import/import-handler.ts';
import { forgetImports } from './import/import-rows.ts';
import { loginCall } from './login.ts';
import { logoutCall } from './logout.ts';
import { profileCalls } from './profile-calls.ts';
import { pictureReaction, removePicture, uploadPicture } from './profile-picture.ts';
import { passwordReaction, reservationReaction, userReaction } from './reactions.ts';
import { refreshCall } from './refresh.ts';
import { registerCall } from './register-call.ts';
import { resetCalls } from './reset-password.ts';
import { roleCalls } from './role-calls.ts';
import { resetHandler } from './send-reset.ts';
import { sendVerification } from './send-verification.ts';
import { signInCalls } from './sign-ins.ts';
import { takeAlong } from './take-along.ts';

/** Register, sign in and out, stay signed in, confirm the address, change roles. */
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
