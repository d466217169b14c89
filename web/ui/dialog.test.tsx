import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { Dialog } from './dialog.tsx';
import { TextInput } from './text-input.tsx';

afterEach(cleanup);

function Post() {
  const [open, setOpen] = useState(true);
  return (
    <InApp>
      <Dialog open={open} onOpenChange={setOpen} title="Beitrag">
        <TextInput aria-label="Text" defaultValue="Hallo" />
      </Dialog>
    </InApp>
  );
}

function opened(): HTMLElement {
  render(<Post />);
  const field = screen.getByLabelText('Text');
  fireEvent.focus(field);
  return field;
}

const leave = (role: 'dialog' | 'alertdialog') => fireEvent.keyDown(screen.getByRole(role), { key: 'Escape' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('Escape asks before it discards typed text, and keeps the text for a person who goes on', () => {
  fireEvent.change(opened(), { target: { value: 'Hallo zusammen' } });
  leave('dialog');
  screen.getByRole('alertdialog', { name: 'Eingaben verwerfen?' });
  press('Weiter bearbeiten');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByLabelText('Text')).toHaveProperty('value', 'Hallo zusammen');
  leave('dialog');
  press('Verwerfen');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape closes at once if the text is unchanged', () => {
  const field = opened();
  fireEvent.change(field, { target: { value: 'Hallo zusammen' } });
  fireEvent.change(field, { target: { value: 'Hallo' } });
  leave('dialog');
  expect(screen.queryByRole('dialog')).toBeNull();
});
