import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { legalLinks } from '../legal-links.ts';

/** Legal links for pages without a footer, whose profile menu leads here. */
export function LegalSettings() {
  const { i18n } = useLingui();
  return (
    <SettingsSection
      title={<Trans>Rechtliches und Verträge</Trans>}
      text={<Trans>Wer hinter Rostra steht, was gilt, und wie Sie einen Vertrag beenden.</Trans>}
    >
      <ul className="divide-y divide-line">
        {legalLinks.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              className="flex min-h-touch items-center justify-between gap-4 text-ink no-underline hover:text-primary"
            >
              {i18n._(label)}
              <ChevronRight aria-hidden="true" className="size-4 flex-none text-ink-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}
