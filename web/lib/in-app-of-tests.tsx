import '../areas.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

i18n.loadAndActivate({ locale: 'de', messages: {} });

/** The context of every page, for tests: German words, and queries without retries. */
export function InApp({ children }: Readonly<{ children: ReactNode }>) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </I18nProvider>
  );
}
