import { randomUUID } from 'node:crypto';
import { refuse, refuseFields } from '#domain/kernel/errors.ts';
import { headerNames } from '#domain/kernel/header-names.ts';
import { newcomerRoles } from '#domain/kernel/roles.ts';
import type { userCommands } from '#domain/users/contract/calls.ts';
import { newId } from '#infra/ids.ts';
import { passwordPolicies } from '#infra/passwords/policy.ts';
import type { CommandHandler } from '../command-area.ts';
import { accountData } from './account-data.ts';
import type { AccountTools } from './account-tools.ts';
import { register } from './register.ts';
import { type Registration, registrationFaults } from './registration-faults.ts';

export function registerCall(tools: AccountTools): CommandHandler<typeof userCommands.Register> {
  const { settings, passwords, handles } = tools;
  return {
    allow: 'anyone',
    claims: 'never',
    throttle: { max: settings.REGISTER_LIMIT, minutes: 60 },
    async run({ body, request, reply }) {
      const form = trimmed(body);
      const faults = registrationFaults(form, passwordPolicies[settings.PASSWORD_POLICY]);
      if (faults.length > 0) refuseFields(faults);

      const id = newId();
      const passwordHash = await passwords.hash(form.password);
      // Ignores the Idempotency-Key, because an answer that contains a token is not given twice.
      const cause = { commandId: randomUUID(), correlationId: request.id, actor: { kind: 'user', id } } as const;
      const { position, state } = await register(tools, { ...newcomerOf(form), id, passwordHash }, cause);
      reply.header(headerNames.position, position.toString());
      const user = await accountData(tools, id, state ?? refuse('internal_error'));
      return { user, emailToken: handles.issue(id) };
    },
  };
}

const trimmed = (form: Registration): Registration => ({
  ...form,
  firstName: form.firstName.trim(),
  lastName: form.lastName.trim(),
  email: form.email.trim(),
  username: form.username.trim().toLowerCase(),
});

const newcomerOf = ({ firstName, lastName, email, username, locale }: Registration) => ({
  firstName,
  lastName,
  email,
  locale,
  username: username === '' ? undefined : username,
  roles: newcomerRoles,
  emailVerified: false,
});
