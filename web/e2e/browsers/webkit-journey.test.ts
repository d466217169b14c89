import { Key } from 'selenium-webdriver';
import { test } from 'vitest';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { firstEvening } from './journey.ts';
import { noWebKit, openWebKit } from './webkit.ts';

test.skipIf(noWebKit)('somebody records a talk, sees its report, sets a goal and takes a step in WebKit', async () => {
  const { url } = await sharedServer();
  const page = await openWebKit({ seconds: 30, silences: [] });
  await firstEvening(page, { url, date: ['12', '12', '2030'].join(Key.TAB) });
});
