import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Redirect, useLocation } from 'wouter';
import { userCommands } from '#domain/users/contract/calls.ts';
import { authState } from '../../lib/auth-state.ts';
import { useAppForm } from '../../lib/form/use-app-form.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { activateAddress, codeFrom, loginForCode } from './device-code.ts';

const words = {
  userCode: {
    required: msg`Bitte geben Sie den Code ein, den das Gerät zeigt.`,
    other: msg`Ein Code hat acht Buchstaben, z. B. WDJB-MJHT.`,
  },
};

/** The page on a phone or computer where a person enters the code that a headset shows. */
export function CodePage() {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const [scanned] = useState(() => codeFrom(location.hash));
  const signedIn = useSnapshot(authState).auth.status === 'signed-in';
  const onward = (code: string) => (signedIn ? activateAddress(code) : loginForCode(code));
  const form = useAppForm({
    schema: userCommands.FindDevice.body,
    defaults: { userCode: '' },
    words,
    // The next page looks the code up, once the person is signed in.
    send: async () => undefined,
    onDone: (_done, { userCode }) => navigate(onward(userCode)),
  });
  if (scanned) return <Redirect to={onward(scanned)} replace />;
  return (
    <AuthFrame
      title={<Trans>Gerät verbinden</Trans>}
      lead={<Trans>Geben Sie den Code ein, den Ihre Brille oder Ihr anderes Gerät zeigt.</Trans>}
    >
      <Form form={form} className="grid gap-5">
        <TextField form={form} name="userCode" label={t`Code`} autoComplete="off" spellCheck={false} autoFocus />
        <FormError form={form} />
        <SubmitButton form={form} size="large">
          <Trans>Weiter</Trans>
        </SubmitButton>
      </Form>
    </AuthFrame>
  );
}
