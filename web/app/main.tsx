import '../lib/no-eval.ts';
import '../ui/styles.css';
import '../lib/theme-state.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { activateLocale, rememberedLocale } from '../lib/locale.ts';
import { restoreSession } from '../lib/session.ts';
import { App, EarlyParts } from './app.tsx';
import { createQueryClient } from './query-client.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

void restoreSession();
const drawn = createRoot(root);
drawn.render(<EarlyParts />);
await activateLocale(rememberedLocale());
drawn.render(
  <I18nProvider i18n={i18n}>
    <QueryClientProvider client={createQueryClient()}>
      <App />
    </QueryClientProvider>
  </I18nProvider>,
);
