import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { GoalProgress } from './goal-progress.tsx';

afterEach(cleanup);

test.each([
  [0, 1, '0 von 1 Vortrag zählen'],
  [1, 3, '1 von 3 Vorträgen zählt'],
  [2, 3, '2 von 3 Vorträgen zählen'],
  [3, 1, '3 Vorträge zählen, einer war nötig'],
  [3, 2, '3 Vorträge zählen, 2 waren nötig'],
])('%i of %i reads as correct German', (progress, target, words) => {
  const { container } = render(<GoalProgress progress={progress} target={target} name="Ruhig" />, { wrapper: InApp });
  expect(container.querySelector('p')?.textContent).toBe(words);
});
