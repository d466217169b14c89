import { expect, test } from 'vitest';
import { generatePassword } from './generate-password.ts';
import { passwordFault, passwordPolicies } from './policy.ts';

test('generates unique passwords that satisfy every policy', () => {
  const made = Array.from({ length: 200 }, generatePassword);
  const faults = Object.values(passwordPolicies).flatMap((policy) =>
    made.map((password) => passwordFault(password, policy, [])),
  );
  expect(faults.filter(Boolean)).toEqual([]);
  expect(new Set(made).size).toBe(200);
});
