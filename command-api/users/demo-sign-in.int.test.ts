import { expect, test } from 'vitest';
import { DemoRole } from '#domain/kernel/contract.ts';
import { productConfig } from '#domain/product/contract/calls.ts';
import { userCommands } from '#domain/users/contract/calls.ts';
import { testApp } from '#infra/lab/testing/app.ts';

const app = await testApp();

test('refuses the demo sign-in outside of a demo', async () => {
  for (const as of DemoRole.options) {
    const { status, body } = await app.send(userCommands.SignInToDemo, { body: { as } });
    expect([status, body]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
  }
  expect((await app.send(productConfig)).body.demoRoles).toEqual([]);
});
