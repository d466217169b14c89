import { test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { employmentDecider, employmentSamples } from './employment.ts';

const given = specFor(employmentDecider);
const now = new Date('2026-11-01T09:00:00.000Z');
const { EmploymentTaken: taken, EmploymentEnded: ended } = employmentSamples;
const { companyId } = taken.data;
const other = '6'.repeat(32);
const take = (id: string, left: string | null = null) =>
  ({ type: 'TakeEmployment', data: { companyId: id, left } }) as const;
const end = (id: string) => ({ type: 'EndEmployment', data: { companyId: id } }) as const;

test('a person is in one company at most', () => {
  given().when(take(companyId), now).thenEmits(taken);
  given(taken).when(take(companyId), now).thenNothing();
  given(taken).when(take(other), now).thenRefuses('InvalidOperationException');
  given(taken, ended)
    .when(take(other), now)
    .thenEmits({ type: 'EmploymentTaken', data: { companyId: other } });
});

test('a person who left a company can join another one, even if leaving was not recorded', () => {
  given(taken)
    .when(take(other, companyId), now)
    .thenEmits(ended, { type: 'EmploymentTaken', data: { companyId: other } });
  given(taken).when(end(companyId), now).thenEmits(ended);
  given(taken).when(end(other), now).thenNothing();
  given().when(end(companyId), now).thenNothing();
});
