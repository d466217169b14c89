import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '../../lib/api-error.ts';
import { useAppForm } from '../../lib/form/use-app-form.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { Form } from './form.tsx';
import { FormError } from './form-error.tsx';
import { NumberField } from './number-field.tsx';
import { SelectField } from './select-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextAreaField, TextField } from './text-field.tsx';

const schema = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
  seats: z.int().check(z.gte(2), z.lte(500)),
  level: z.enum(['easy', 'hard']),
  note: z.optional(z.string().check(z.maxLength(10))),
  open: z.boolean(),
});
const good = { Name: 'Rede', Plätze: '12', Notiz: 'kurz' };

test('every kind of field shows its problem, and nothing is sent', async () => {
  fill({ Name: ' ', Plätze: '1', Notiz: 'viel zu lang' });
  submit();
  await waitFor(() => expect(errorAt('Name')).toBe('Bitte füllen Sie dieses Feld aus.'));
  expect(errorAt('Plätze')).toBe('Der kleinste mögliche Wert ist 2.');
  expect(errorAt('Stufe')).toBe('Bitte wählen Sie etwas aus.');
  expect(errorAt('Notiz')).toBe('Das ist zu lang: höchstens 10 Zeichen.');
  expect(screen.getByText('12 von 10 Zeichen')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(send).not.toHaveBeenCalled();
});

test('sends the value of each field in its type', async () => {
  fill(good);
  fireEvent.change(screen.getByLabelText('Stufe'), { target: { value: 'hard' } });
  fireEvent.click(screen.getByLabelText('Offen'));
  submit();
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send).toHaveBeenCalledWith({ title: 'Rede', seats: 12, level: 'hard', note: 'kurz', open: true });
});

test('shows a problem of a field only after it was changed and left', async () => {
  const title = screen.getByLabelText('Name');
  fireEvent.focus(title);
  fireEvent.blur(title);
  fireEvent.change(screen.getByLabelText('Plätze'), { target: { value: '1' } });
  fireEvent.blur(screen.getByLabelText('Plätze'));
  await waitFor(() => expect(errorAt('Plätze')).not.toBe(''));
  expect(errorAt('Name')).toBe('');
});

test.each([
  [[{ field: 'title', code: 'taken' }], 'Name', 'Das ist schon vergeben.'],
  [[{ field: 'seats', code: 'too_big' }], 'Plätze', 'Der größte mögliche Wert ist 500.'],
])('shows the server’s message about a field at the field: %j', async (errors, label, words) => {
  send.mockRejectedValue(new ApiError(400, { code: 'invalid_input', errors: [...errors] }));
  fillAll();
  submit();
  await waitFor(() => expect(errorAt(label)).toBe(words));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText(label));
});

test('shows other messages of the server above the button, which can be pressed again', async () => {
  send.mockRejectedValue(new ApiError(503, { code: 'not_ready' }));
  fillAll();
  submit();
  expect((await screen.findByRole('alert')).textContent).toContain('noch nicht bereit');
  expect(screen.getByRole('button', { name: 'Anlegen' })).toHaveProperty('disabled', false);
});

test('the button is busy while sending, and ignores a second press', async () => {
  let answer = () => {};
  send.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
  fillAll();
  submit();
  const button = screen.getByRole('button', { name: /Anlegen/ });
  await waitFor(() => expect(button).toHaveProperty('disabled', true));
  answer();
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  expect(send).toHaveBeenCalledTimes(1);
});

test('asks before leaving with unsaved changes', async () => {
  fill({ Name: 'Rede' });
  await waitFor(() => {
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });
});

const send = vi.fn<(values: unknown) => Promise<void>>();

function TestForm() {
  const form = useAppForm({
    schema,
    defaults: { title: '', seats: undefined as number | undefined, level: '', note: '', open: false },
    send,
  });
  const options = [
    { value: 'easy', label: 'leicht' },
    { value: 'hard', label: 'schwer' },
  ];
  return (
    <Form form={form} guard>
      <TextField form={form} name="title" label="Name" />
      <NumberField form={form} name="seats" label="Plätze" />
      <SelectField form={form} name="level" label="Stufe" options={options} placeholder="Bitte wählen" />
      <TextAreaField form={form} name="note" label="Notiz" />
      <CheckboxField form={form} name="open" label="Offen" />
      <FormError form={form} />
      <SubmitButton form={form}>Anlegen</SubmitButton>
    </Form>
  );
}

beforeEach(() => {
  send.mockReset().mockResolvedValue(undefined);
  render(<TestForm />, { wrapper: InApp });
});
afterEach(cleanup);

function fill(fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

function fillAll() {
  fill(good);
  fireEvent.change(screen.getByLabelText('Stufe'), { target: { value: 'easy' } });
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Anlegen' }));

/** The error that a screen reader reads with the field. */
function errorAt(label: string): string {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.flatMap((id) => (id.endsWith('-error') ? [document.getElementById(id)?.textContent] : [])).join();
}
