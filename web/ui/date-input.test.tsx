import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DateInput } from './date-input.tsx';

afterEach(cleanup);

const told: string[] = [];

function Day() {
  const [day, setDay] = useState('');
  return (
    <DateInput
      aria-label="Tag"
      value={day}
      onChange={(now) => {
        told.push(now);
        setDay(now);
      }}
    />
  );
}

const typeYears = (...years: readonly string[]) => {
  told.length = 0;
  render(<Day />);
  const field = screen.getByLabelText('Tag');
  for (const year of years) fireEvent.change(field, { target: { value: `${year}-12-25` } });
  return field as HTMLInputElement;
};

test('keeps a year that is typed digit by digit, and reports it when it is complete', () => {
  const field = typeYears('0002', '0020', '0203');
  expect([field.value, told]).toEqual(['0203-12-25', []]);
  fireEvent.change(field, { target: { value: '2030-12-25' } });
  expect([field.value, told]).toEqual(['2030-12-25', ['2030-12-25']]);
});

test('reports an incomplete year on blur', () => {
  const field = typeYears('0002', '0020');
  fireEvent.blur(field);
  expect([field.value, told]).toEqual(['0020-12-25', ['0020-12-25']]);
});
