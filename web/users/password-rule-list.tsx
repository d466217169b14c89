import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { Check, Circle } from 'lucide-react';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { type PasswordPolicy, type PasswordRule, passwordRules } from './password-rules.ts';

type PasswordRuleListProps = Readonly<{ password: string; policy: PasswordPolicy }>;

/** The password rules, ticked off while typing. */
export function PasswordRuleList({ password, policy }: PasswordRuleListProps) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Regeln für das Passwort`} className="flex flex-wrap gap-x-4 gap-y-1 pt-0.5">
      {passwordRules(password, policy).map(({ rule, met }) => {
        const Icon = met ? Check : Circle;
        return (
          <li key={rule} className={cx('flex items-center gap-1.5 text-xs', met ? 'text-good' : 'text-ink-faint')}>
            <Icon aria-hidden="true" className={cx('size-3.5', !met && 'scale-50')} />
            <RuleText rule={rule} policy={policy} />
            {met && (
              <VisuallyHidden>
                <Trans>: erfüllt</Trans>
              </VisuallyHidden>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function RuleText({ rule, policy: { min, max } }: Readonly<{ rule: PasswordRule; policy: PasswordPolicy }>) {
  switch (rule) {
    case 'length':
      return (
        <Trans>
          {min} bis {max} Zeichen
        </Trans>
      );
    case 'lower':
      return <Trans>ein Kleinbuchstabe</Trans>;
    case 'upper':
      return <Trans>ein Großbuchstabe</Trans>;
    case 'digit':
      return <Trans>eine Ziffer</Trans>;
    case 'special':
      return <Trans>ein Sonderzeichen</Trans>;
  }
}
