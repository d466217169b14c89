import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DemoRole } from '#domain/kernel/contract.ts';
import { userCommands } from '#domain/users/contract/calls.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { query, send } from '../lib/api.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { enter } from '../lib/session.ts';
import { useConfig } from '../lib/use-config.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

const roleWords: Readonly<Record<DemoRole, MessageDescriptor>> = {
  learner: msg`Lernende`,
  seminar_owner: msg`Seminarleitung`,
  company: msg`Firma`,
  auditor: msg`Prüfer`,
  admin: msg`Administration`,
};

/** Lets anybody sign in as one of the demo's people; nothing outside of a demo. */
export function LookAround() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const roles = useConfig()?.demoRoles ?? [];
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (as: DemoRole) => send(userCommands.SignInToDemo, { as }),
    onSuccess: ({ accessToken, userData }) => {
      queries.setQueryData(query(userAccount, {}).queryKey, userData);
      enter(accessToken);
    },
  });
  if (roles.length === 0) return null;
  return (
    <section aria-labelledby="look-around" className="grid gap-3 rounded-md bg-primary-wash p-4">
      <div className="grid gap-0.5">
        <h2 id="look-around" className="text-base">
          <Trans>Das ist eine Demo</Trans>
        </h2>
        <p className="text-sm text-ink-soft">
          <Trans>
            Sehen Sie sich ohne Passwort um. Die Menschen und ihre Vorträge sind erfunden, die Auswertungen echt.
          </Trans>
        </p>
      </div>
      <ul className="flex flex-wrap gap-2">
        {roles.map((role) => (
          <li key={role}>
            <Button busy={isPending && variables === role} disabled={isPending} onClick={() => mutate(role)}>
              {t(roleWords[role])}
            </Button>
          </li>
        ))}
      </ul>
      {error && <Alert>{t(errorMessage(error))}</Alert>}
    </section>
  );
}
