import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { Line } from '#domain/seminars/contract/element-calls.ts';
import { useAppForm } from '../../../lib/form/use-app-form.ts';
import { InApp } from '../../../lib/in-app-of-tests.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import type { RephraseValues } from './form-values.ts';
import { SentenceFields } from './sentence-fields.tsx';
import { solutionsOf } from './solutions.ts';

const schema = z.object({
  lines: z.array(z.object({ sentence: Line.check(z.minLength(1)), answer: Line })).check(z.minLength(1)),
});

test('a new row shows no error before it is touched, even after a refused save', async () => {
  save();
  await waitFor(() => expect(isRed('Satz 1')).toBe(true));
  fireEvent.change(field('Satz 1'), { target: { value: 'Das geht.' } });
  await waitFor(() => expect(isRed('Satz 1')).toBe(false));
  fireEvent.click(screen.getByRole('button', { name: 'Satz hinzufügen' }));
  await screen.findByLabelText('Satz 2');
  // Another change validates the whole form.
  fireEvent.change(field('Satz 1'), { target: { value: 'Das geht so.' } });
  await settled();
  expect(isRed('Satz 2')).toBe(false);
  save();
  await waitFor(() => expect(isRed('Satz 2')).toBe(true));
  expect(send).not.toHaveBeenCalled();
});

test('an empty solution stays empty', async () => {
  fireEvent.change(field('Satz 1'), { target: { value: 'Das geht.' } });
  save();
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.lastCall).toMatchObject([{ lines: [{ sentence: 'Das geht.', answer: '' }] }]);
  expect(solutionsOf([' ', ''])).toEqual([]);
  expect(solutionsOf(['So.', ' '])).toEqual(['So.', '']);
});

const send = vi.fn<(values: unknown) => Promise<void>>();

function TestForm() {
  const form = useAppForm<RephraseValues, void>({
    schema,
    defaults: { title: '', body: '', lines: [{ sentence: '', answer: '' }] },
    send,
  });
  return (
    <Form form={form}>
      <SentenceFields form={form} />
      <SubmitButton form={form}>Speichern</SubmitButton>
    </Form>
  );
}

beforeEach(() => {
  send.mockReset().mockResolvedValue(undefined);
  render(<TestForm />, { wrapper: InApp });
});
afterEach(cleanup);

const field = (label: string) => screen.getByLabelText(label);
const isRed = (label: string) => field(label).getAttribute('aria-invalid') === 'true';
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
const settled = () => new Promise((done) => setTimeout(done, 50));
