import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation, useSearch } from 'wouter';
import { userCommands } from '#domain/users/contract/calls.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { query, send } from '../lib/api.ts';
import { authState } from '../lib/auth-state.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { wantedAddress } from '../lib/wanted-address.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { onboardingSlides } from './onboarding-slides.tsx';
import { ToLogin } from './to-login.tsx';

/**
 * Introduces the product before its first page. A person who has seen or skipped it goes on to the address first
 * requested.
 */
export function OnboardingPage() {
  const signedIn = useSnapshot(authState).auth.status === 'signed-in';
  return signedIn ? <Slides /> : <ToLogin />;
}

function Slides() {
  const { i18n } = useLingui();
  const [index, setIndex] = useState(0);
  const { finish, isPending, error } = useFinish();
  const slide = onboardingSlides[index];
  if (!slide) return null;
  const isLast = index === onboardingSlides.length - 1;
  return (
    <div className="mx-auto grid max-w-[560px] gap-4 py-10 max-md:py-2">
      <Card className="grid gap-6 p-8 max-md:p-5">
        <div aria-hidden="true" className="grid h-48 place-items-center overflow-hidden rounded-md bg-sunken p-6">
          {slide.picture}
        </div>
        <div aria-live="polite" className="grid min-h-36 content-start gap-2">
          <h1>{i18n._(slide.title)}</h1>
          <p className="text-ink-soft">{i18n._(slide.text)}</p>
        </div>
        <Dots index={index} />
        {error && <Alert>{i18n._(errorMessage(error))}</Alert>}
        <div className="flex justify-between gap-2">
          <Button look="quiet" size="large" disabled={index === 0} onClick={() => setIndex(index - 1)}>
            <Trans>Zurück</Trans>
          </Button>
          <Button
            look="primary"
            size="large"
            busy={isPending && isLast}
            onClick={() => (isLast ? finish() : setIndex(index + 1))}
          >
            {isLast ? <Trans>Los geht’s</Trans> : <Trans>Weiter</Trans>}
          </Button>
        </div>
      </Card>
      {!isLast && (
        <Button look="quiet" className="justify-self-center" busy={isPending} onClick={() => finish()}>
          <Trans>Einführung überspringen</Trans>
        </Button>
      )}
    </div>
  );
}

function Dots({ index }: Readonly<{ index: number }>) {
  const { t } = useLingui();
  const [number, all] = [index + 1, onboardingSlides.length];
  return (
    <div role="img" aria-label={t`Seite ${number} von ${all}`} className="flex justify-center gap-2">
      {onboardingSlides.map(({ title: { id } }, at) => (
        <span key={id} className={cx('h-2 rounded-full', at === index ? 'w-6 bg-primary' : 'w-2 bg-line-strong')} />
      ))}
    </div>
  );
}

function useFinish() {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const search = useSearch();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => send(userCommands.CompleteOnboarding, {}),
    onSuccess: () => {
      queries.setQueryData(query(userAccount, {}).queryKey, (user) => user && { ...user, showOnboarding: false });
      navigate(wantedAddress(search), { replace: true });
    },
  });
  return { finish: () => mutate(), isPending, error };
}
