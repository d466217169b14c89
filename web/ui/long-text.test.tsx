import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { LongText } from './long-text.tsx';

const paragraph = (length: number) => 'Satz '.repeat(length / 5).trim();

test('a text of 300 characters is shown whole', () => {
  render(<LongText text={paragraph(300)} />, { wrapper: InApp });
  expect(screen.queryByRole('button')).toBeNull();
});

test('a longer one is folded at a word, and unfolded on demand', () => {
  render(<LongText text={`${paragraph(300)} und das Ende`} />, { wrapper: InApp });
  expect(screen.getByRole('paragraph').textContent).toContain('Satz …');
  fireEvent.click(screen.getByRole('button', { name: 'Mehr zeigen' }));
  expect(screen.getByRole('paragraph').textContent).toContain('und das Ende');
  fireEvent.click(screen.getByRole('button', { name: 'Weniger zeigen' }));
  expect(screen.getByRole('paragraph').textContent).not.toContain('und das Ende');
});
