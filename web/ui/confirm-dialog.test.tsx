import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

test('enables the button only when the word is typed', () => {
  const confirm = open('LÖSCHEN');
  const button = screen.getByRole('button', { name: 'Endgültig löschen' });
  expect(button).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText('Zum Bestätigen „LÖSCHEN“ eingeben'), { target: { value: 'LÖSCHEN ' } });
  fireEvent.click(button);
  expect(confirm).toHaveBeenCalledTimes(1);
});

test('is an alert dialog that names the loss and has the focus', () => {
  open();
  const dialog = screen.getByRole('alertdialog', { name: 'Löschen?' });
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Alles ist weg.');
  expect(dialog.contains(document.activeElement)).toBe(true);
});

test('Escape closes without confirming', () => {
  const confirm = open();
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
  expect(closed).toHaveBeenCalledWith(false);
  expect(confirm).not.toHaveBeenCalled();
});

const closed = vi.fn();
afterEach(cleanup);

function open(typed?: string) {
  const confirm = vi.fn();
  render(
    <ConfirmDialog
      open
      onOpenChange={closed}
      title="Löschen?"
      description="Alles ist weg."
      confirm="Endgültig löschen"
      onConfirm={confirm}
      {...(typed !== undefined && { typed })}
    />,
    { wrapper: InApp },
  );
  return confirm;
}
