import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Redirect, useLocation } from 'wouter';
import { arrival, platformCommands } from '#domain/platforms/contract/calls.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { type Answer, query, send } from '../lib/api.ts';
import { hasCode } from '../lib/api-error.ts';
import { authState, isInside } from '../lib/auth-state.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { useAppForm } from '../lib/form/use-app-form.ts';
import { currentLocale } from '../lib/locale.ts';
import { enter } from '../lib/session.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { CheckboxField } from '../ui/form/checkbox-field.tsx';
import { Form } from '../ui/form/form.tsx';
import { FormError } from '../ui/form/form-error.tsx';
import { SubmitButton } from '../ui/form/submit-button.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';

type Arrival = Answer<typeof arrival>;

/** For people who come from a learning platform and have no connected account: they sign in or register. */
export function ArrivalPage() {
  const found = useQuery({ ...query(arrival, {}), retry: false, staleTime: Number.POSITIVE_INFINITY });
  const [isBack, setBack] = useState(false);
  if (isBack) return <Back />;
  if (found.data) return <Who arrival={found.data} onBack={() => setBack(true)} />;
  if (hasCode(found.error, 'not_found')) return <Over />;
  if (found.isError) return <ErrorState error={found.error} retry={() => void found.refetch()} />;
  return (
    <Loading className="mx-auto grid w-full max-w-form gap-5 py-10">
      <Skeleton className="h-10" />
      <Skeleton className="h-64" />
    </Loading>
  );
}

type WhoProps = Readonly<{ arrival: Arrival; onBack: () => void }>;

function Who({ arrival: { platform, seminar, ...person }, onBack }: WhoProps) {
  const { auth } = useSnapshot(authState);
  const [makes, setMakes] = useState(false);
  return (
    <div className="mx-auto grid w-full max-w-form gap-5 py-10 max-md:py-2">
      <Card className="grid gap-6 p-8 max-md:p-5">
        <div className="grid gap-1.5">
          <h1>
            <Trans>Willkommen bei Rostra</Trans>
          </h1>
          <p className="text-ink-soft">
            {seminar ? (
              <Trans>
                Sie kommen von {platform} und möchten zum Seminar „{seminar}“.
              </Trans>
            ) : (
              <Trans>Sie kommen von {platform}.</Trans>
            )}
          </p>
        </div>
        {isInside(auth) ? (
          <Connect platform={platform} onBack={onBack} />
        ) : makes ? (
          <NewAccount person={person} onBack={onBack} />
        ) : (
          <Choice onMake={() => setMakes(true)} />
        )}
      </Card>
    </div>
  );
}

function Choice({ onMake }: Readonly<{ onMake: () => void }>) {
  const [, navigate] = useLocation();
  return (
    <div className="grid gap-3">
      <p>
        <Trans>
          Haben Sie schon ein Konto? Dann melden Sie sich einmal an; danach kommen Sie mit einem Klick aus dem Kurs
          herein.
        </Trans>
      </p>
      <Button look="primary" size="large" onClick={() => navigate('/auth/login?to=/arrival')}>
        <Trans>Anmelden und verbinden</Trans>
      </Button>
      <Button size="large" onClick={onMake}>
        <Trans>Neues Konto anlegen</Trans>
      </Button>
    </div>
  );
}

/** Opens the page on which a person continues; null means back to the course. */
const useOnward = (onBack: () => void) => {
  const [, navigate] = useLocation();
  return (href: string | null) => (href === null ? onBack() : navigate(href, { replace: true }));
};

function Connect({ platform, onBack }: Readonly<{ platform: string; onBack: () => void }>) {
  const { i18n } = useLingui();
  const account = useQuery(query(userAccount, {}));
  const onward = useOnward(onBack);
  const connect = useMutation({
    mutationFn: () => send(platformCommands.ConnectArrival, {}),
    onSuccess: ({ href }) => onward(href),
  });
  const email = account.data?.email ?? '';
  return (
    <div className="grid gap-3">
      <p>
        <Trans>
          Sie sind angemeldet als <b className="wrap-anywhere">{email}</b>. Soll Ihr Konto bei {platform} zu diesem
          Konto gehören? Wer {platform} betreibt, kann Sie dann hier anmelden. In den Einstellungen trennen Sie es
          wieder.
        </Trans>
      </p>
      {connect.error && <Alert>{i18n._(connectWords(connect.error))}</Alert>}
      <Button look="primary" size="large" busy={connect.isPending} onClick={() => connect.mutate()}>
        <Trans>Konten verbinden</Trans>
      </Button>
      <Button asChild size="large">
        <a href="/auth/logout">
          <Trans>Mit einem anderen Konto</Trans>
        </a>
      </Button>
    </div>
  );
}

function connectWords(error: unknown) {
  if (hasCode(error, 'user_not_authorized'))
    return msg`Konten der Verwaltung kommen nicht über eine Lernplattform herein. Melden Sie sich mit Ihrem Passwort an.`;
  if (hasCode(error, 'conflict'))
    return msg`Ihr Konto auf der Lernplattform gehört hier schon zu einem anderen Konto. Trennen Sie es dort zuerst.`;
  return errorMessage(error);
}

type Person = Readonly<{ firstName: string; lastName: string; email: string }>;
type Values = Person & { acceptTerms: boolean };

function NewAccount({ person, onBack }: Readonly<{ person: Person; onBack: () => void }>) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const onward = useOnward(onBack);
  const form = useAppForm<Values, Answer<typeof platformCommands.RegisterArrival>>({
    schema: platformCommands.RegisterArrival.body,
    fixed: { locale: currentLocale() },
    defaults: { ...person, acceptTerms: false },
    words: {
      email: {
        required: msg`Bitte geben Sie Ihre E-Mail-Adresse ein.`,
        taken: msg`Zu dieser E-Mail-Adresse gibt es schon ein Konto. Gehen Sie zurück und melden Sie sich an.`,
      },
      acceptTerms: { other: msg`Ohne Zustimmung lässt sich kein Konto anlegen.` },
    },
    refusals: { user_exists: 'email' },
    send: (values) => send(platformCommands.RegisterArrival, { ...values, locale: currentLocale() }),
    onDone: ({ accessToken, userData, href }) => {
      queries.setQueryData(query(userAccount, {}).queryKey, userData);
      enter(accessToken);
      onward(href);
    },
  });
  return (
    <Form form={form} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        <TextField form={form} name="firstName" label={t`Vorname`} autoComplete="given-name" />
        <TextField form={form} name="lastName" label={t`Nachname`} autoComplete="family-name" />
      </div>
      <TextField
        form={form}
        name="email"
        type="email"
        label={t`E-Mail-Adresse`}
        hint={<Trans>Dorthin geht eine Mail, mit der Sie die Adresse bestätigen.</Trans>}
        autoComplete="email"
      />
      <CheckboxField form={form} name="acceptTerms" label={<Terms />} />
      <FormError form={form} />
      <SubmitButton form={form} size="large">
        <Trans>Konto anlegen</Trans>
      </SubmitButton>
    </Form>
  );
}

const Terms = () => (
  <Trans>
    Ich stimme den{' '}
    <a className="underline" href="/legal/terms" target="_blank" rel="noreferrer">
      Nutzungsbedingungen
    </a>{' '}
    zu und habe die{' '}
    <a className="underline" href="/legal/privacy" target="_blank" rel="noreferrer">
      Datenschutzerklärung
    </a>{' '}
    gelesen.
  </Trans>
);

function Back() {
  return (
    <Card className="mx-auto grid w-full max-w-form gap-3 p-8 max-md:p-5">
      <h1>
        <Trans>Ihr Konto ist verbunden</Trans>
      </h1>
      <p className="text-ink-soft">
        <Trans>Gehen Sie zurück in Ihren Kurs und öffnen Sie Rostra dort noch einmal.</Trans>
      </p>
    </Card>
  );
}

/** The arrival has expired, or a person who has finished came back with the browser's history. */
function Over() {
  const { auth } = useSnapshot(authState);
  if (isInside(auth)) return <Redirect to="/dashboard" replace />;
  return (
    <Card className="mx-auto grid w-full max-w-form gap-3 p-8 max-md:p-5">
      <h1>
        <Trans>Das hat zu lange gedauert</Trans>
      </h1>
      <p className="text-ink-soft">
        <Trans>Öffnen Sie Rostra in Ihrem Kurs noch einmal.</Trans>
      </p>
    </Card>
  );
}
