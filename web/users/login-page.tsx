import { Trans } from '@lingui/react/macro';
import { useSearch } from 'wouter';
import { AuthFrame } from './auth-frame.tsx';
import { LoginForm } from './login-form.tsx';
import { TextLink } from './text-link.tsx';

export function LoginPage() {
  const search = useSearch();
  const register = search ? `/auth/register?${search}` : '/auth/register';
  return (
    <AuthFrame
      title={<Trans>Anmelden</Trans>}
      below={
        <Trans>
          Noch kein Konto? <TextLink href={register}>Konto anlegen</TextLink>
        </Trans>
      }
    >
      <LoginForm />
    </AuthFrame>
  );
}
