import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { permits, permitsAny } from '#domain/kernel/permissions.ts';
import { rolePermissionList } from '#domain/users/contract/person.ts';
import { query } from '../../lib/api.ts';
import { useCurrentUser } from '../../lib/current-user.tsx';
import { useResendMail } from '../../lib/resend-mail.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { type Feature, features, notOfferedYet } from './features.ts';
import { WhyNot } from './why-not.tsx';

/** The open features, and for each closed one the reason and how to get it. */
export function FeatureList() {
  const { permissions, emailVerified } = useCurrentUser();
  const roles = useQuery(query(rolePermissionList, {})).data ?? [];
  return (
    <Card>
      <ul className="divide-y divide-line">
        {features.map((feature) => (
          <FeatureRow
            key={feature.requires.join()}
            feature={feature}
            isOpen={permitsAny(permissions, feature.requires)}
          >
            <WhyNot requires={feature.requires} roles={roles} />
          </FeatureRow>
        ))}
        {!emailVerified && <Unconfirmed />}
        <Waiting held={permissions} />
      </ul>
    </Card>
  );
}

type FeatureRowProps = Readonly<{ feature: Pick<Feature, 'label' | 'text'>; isOpen: boolean; children: ReactNode }>;

function FeatureRow({ feature: { label, text }, isOpen, children }: FeatureRowProps) {
  const { i18n, t } = useLingui();
  return (
    <Row isOpen={isOpen} state={isOpen ? t`Offen` : t`Gesperrt`} label={i18n._(label)} text={i18n._(text)}>
      {!isOpen && children}
    </Row>
  );
}

type RowProps = Readonly<{ isOpen: boolean; state: string; label: ReactNode; text: ReactNode; children: ReactNode }>;

function Row({ isOpen, state, label, text, children }: RowProps) {
  const Icon = isOpen ? Check : Lock;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-6 py-3.5 max-md:px-5">
      <Icon role="img" aria-label={state} className={isOpen ? 'size-5 text-good' : 'size-5 text-ink-faint'} />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-[550]">{label}</p>
        <p className="text-sm text-ink-soft">{text}</p>
      </div>
      {children}
    </li>
  );
}

function Unconfirmed() {
  const { t } = useLingui();
  const resend = useResendMail();
  return (
    <Row
      isOpen={false}
      state={t`Gesperrt`}
      label={<Trans>Andere einladen, nach außen teilen, kaufen</Trans>}
      text={<Trans>Dafür muss Ihre E-Mail-Adresse bestätigt sein.</Trans>}
    >
      <Button busy={resend.isPending} disabled={resend.sent} onClick={resend.send}>
        {resend.sent ? <Trans>Mail ist unterwegs</Trans> : <Trans>Mail noch einmal senden</Trans>}
      </Button>
    </Row>
  );
}

/** Permissions of the person for features that the product does not have yet. */
function Waiting({ held }: Readonly<{ held: readonly string[] }>) {
  const { i18n, t } = useLingui();
  return Object.entries(notOfferedYet)
    .filter(([type]) => permits(held, type))
    .map(([type, label]) => (
      <Row
        key={type}
        isOpen={false}
        state={t`Gesperrt`}
        label={i18n._(label)}
        text={<Trans>In Ihrem Zugang enthalten.</Trans>}
      >
        <Chip>
          <Trans>Noch nicht angeboten</Trans>
        </Chip>
      </Row>
    ));
}
