import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

test('the arrow keys move through the tabs, and only the chosen tab shows its content', () => {
  render(<Report />);
  expect(screen.getByRole('tabpanel').textContent).toBe('words');
  const first = screen.getByRole('tab', { name: 'Wortlaut' });
  fireEvent.focus(first);
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  fireEvent.focus(screen.getByRole('tab', { name: 'Zahlen' }));
  expect(screen.getByRole('tab', { name: 'Zahlen' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel').textContent).toBe('numbers');
});

afterEach(cleanup);

function Report() {
  const [value, setValue] = useState('words');
  const tabs = [
    { value: 'words', label: 'Wortlaut', content: 'words' },
    { value: 'numbers', label: 'Zahlen', content: 'numbers' },
  ];
  return <Tabs label="Bericht" tabs={tabs} value={value} onChange={setValue} />;
}
