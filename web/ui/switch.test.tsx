import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Switch } from './switch.tsx';

test('says whether it is on, and reports the new state', () => {
  const change = vi.fn();
  render(<Switch label="Untertitel" checked onChange={change} />);
  const control = screen.getByRole('switch', { name: 'Untertitel', checked: true });
  fireEvent.click(control);
  expect(change.mock.calls).toEqual([[false]]);
});

afterEach(cleanup);
