import { setupI18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { expect, test } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const Word = () => <>{useLingui().i18n._('a-word')}</>;
const Dialog = ({ title }: Readonly<{ title: ReactNode }>) => (
  <>
    <h2>{title}</h2>
    <p>
      <Word />
    </p>
  </>
);

test('an element from another area keeps the words of that area', async () => {
  const outer = setupI18n({ locale: 'de', messages: { de: { 'a-word': 'von außen' } } });
  const Part = lazyPart<'Dialog', { title: ReactNode }>('administration', async () => ({ Dialog }), 'Dialog');
  render(
    <I18nProvider i18n={outer}>
      <Suspense>
        <Part title={<Word />} />
      </Suspense>
    </I18nProvider>,
  );
  expect(await screen.findByRole('heading')).toHaveProperty('textContent', 'von außen');
  expect(screen.queryByText('a-word')).not.toBeNull();
});
