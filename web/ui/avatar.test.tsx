import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';

afterEach(cleanup);

test.each([
  ['Ada Lovelace', 'AL'],
  ['ada.lovelace', 'AL'],
  ['ada', 'A'],
  ['Åsa Maria de la Cruz', 'ÅC'],
  ['李 小龙', '李小'],
  ['👩‍🚀', '👩'],
])('shows the initials of %s', (name, letters) => {
  const { container } = render(<Avatar name={name} picture={null} />);
  expect(container.textContent).toBe(letters);
});
