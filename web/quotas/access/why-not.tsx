import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { permitsAny } from '#domain/kernel/permissions.ts';
import type { rolePermissionList } from '#domain/users/contract/person.ts';
import type { Answer } from '../../lib/api.ts';
import { useCurrentUser } from '../../lib/current-user.tsx';
import { Button } from '../../ui/button.tsx';

type WhyNotProps = Readonly<{ requires: readonly string[]; roles: Answer<typeof rolePermissionList> }>;

/** Plans from the smallest to the largest. */
const plans = [
  ['subscriber-free', 'Free'],
  ['subscriber-basic', 'Basic'],
  ['subscriber-standard', 'Standard'],
  ['subscriber-premium', 'Premium'],
  ['subscriber-enterprise', 'Enterprise'],
] as const;

/** The smallest plan that opens the feature, or whom to ask if no plan does. */
export function WhyNot({ requires, roles }: WhyNotProps) {
  const { isEmployee } = useCurrentUser();
  const gives = (name: string) => permitsAny(roles.find(({ role }) => role === name)?.permissions ?? [], requires);
  const plan = plans.find(([role]) => gives(role))?.[1];
  if (roles.length === 0) return null;
  if (plan === undefined) {
    return (
      <Way href="/legal/contact" button={<Trans>Kontakt aufnehmen</Trans>}>
        <Trans>Wird einzeln freigeschaltet.</Trans>
      </Way>
    );
  }
  return (
    <Way href="/subscription/pricing" button={<Trans>Tarife ansehen</Trans>}>
      {isEmployee ? (
        <Trans>Enthalten ab dem Tarif {plan}. Ihre Firma kann ihn wählen.</Trans>
      ) : (
        <Trans>Enthalten ab dem Tarif {plan}.</Trans>
      )}
    </Way>
  );
}

type WayProps = Readonly<{ href: string; button: React.ReactNode; children: React.ReactNode }>;

const Way = ({ href, button, children }: WayProps) => (
  <div className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
    <p>{children}</p>
    <Button asChild>
      <Link href={href}>{button}</Link>
    </Button>
  </div>
);
