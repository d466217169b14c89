import { Trans } from '@lingui/react/macro';
import { useSearch } from 'wouter';
import { useConfigQuery } from '../lib/use-config.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { RegisterForm } from './register-form.tsx';
import { TextLink } from './text-link.tsx';

export function RegisterPage() {
  const search = useSearch();
  const config = useConfigQuery();
  return (
    <AuthFrame
      title={<Trans>Konto anlegen</Trans>}
      below={
        <Trans>
          Schon ein Konto? <TextLink href={search ? `/auth/login?${search}` : '/auth/login'}>Anmelden</TextLink>
        </Trans>
      }
    >
      {config.isPending && <FormSkeleton />}
      {config.isError && <ErrorState error={config.error} retry={() => void config.refetch()} />}
      {config.isSuccess && <RegisterForm policy={config.data.passwordPolicy} />}
    </AuthFrame>
  );
}

function FormSkeleton() {
  return (
    <Loading className="grid gap-5">
      {['first', 'last', 'email', 'password', 'again'].map((field) => (
        <Skeleton key={field} className="h-16" />
      ))}
    </Loading>
  );
}
