import { Trans } from '@lingui/react/macro';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InApp } from './in-app-of-tests.tsx';

test('keeps tags in a name as written', () => {
  const name = '<b>Ada</b> <0>und</0> <1/>';
  const { container } = render(
    <Trans>
      Von <strong>{name}</strong> geteilt
    </Trans>,
    { wrapper: InApp },
  );
  expect(container.innerHTML).toBe(
    'Von <strong>&lt;b&gt;Ada&lt;/b&gt; &lt;0&gt;und&lt;/0&gt; &lt;1/&gt;</strong> geteilt',
  );
});
