import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The legal pages, in the order of the footer. */
export const legalLinks: readonly Readonly<{ href: string; label: MessageDescriptor }>[] = [
  { href: '/legal/imprint', label: msg`Impressum` },
  { href: '/legal/privacy', label: msg`Datenschutz` },
  { href: '/legal/terms', label: msg`Nutzungsbedingungen` },
  { href: '/legal/contact', label: msg`Kontakt` },
  { href: '/legal/accessibility', label: msg`Barrierefreiheit` },
  { href: '/legal/browsers', label: msg`Unterstützte Browser` },
  { href: '/legal/licences', label: msg`Lizenzen` },
  { href: '/contracts/cancel', label: msg`Verträge hier kündigen` },
  { href: '/contracts/withdraw', label: msg`Vertrag widerrufen` },
  { href: '/audit/verify', label: msg`Beweisdatei prüfen` },
];
