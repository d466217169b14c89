import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { noBrowser, openWindow } from './browser.ts';
import { fill, press, tabTo } from './by-keyboard.ts';
import { recordedSecond } from './sessions.ts';
import { spokenWav } from './spoken-wav.ts';

test.skipIf(noBrowser)('a person signs up and records a first talk in English, by keyboard alone', async () => {
  const { url } = await sharedServer();
  const page = await openWindow({ microphone: await spokenWav('voice.wav', { seconds: 60, silences: [] }) });
  await page.goto(`${url}/auth/login`);
  await tabTo(page, 'Sprache');
  await page.keyboard.type('English');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await press(page, 'Create one');

  await fill(page, 'First name', 'Kay');
  await fill(page, 'Last name', 'Board');
  await fill(page, 'E-mail address', `keyboard-${randomUUID()}@example.org`);
  await fill(page, 'Password', 'Weite-Reise-42');
  await fill(page, 'Repeat password', 'Weite-Reise-42');
  await tabTo(page, /^I agree/);
  await page.keyboard.press('Space');
  await press(page, 'Create an account');
  await page.waitForURL('**/auth/new-user');
  await press(page, 'Continue');
  await page.waitForURL('**/auth/onboarding');
  await press(page, 'Skip the introduction');
  await page.waitForURL('**/dashboard');
  // The welcome takes the focus and returns it.
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await press(page, 'Record');
  await page.waitForURL('**/liverecorder');
  const start = page.getByRole('button', { name: 'Start recording' });
  const allow = page.getByRole('button', { name: 'Allow the microphone' });
  // The browser may have allowed the microphone already, and opens it slowly.
  const isAsked = async () => (await allow.isVisible()) && (await allow.isEnabled());
  await expect.poll(async () => (await isAsked()) || (await start.isEnabled()), patience).toBe(true);
  if (await isAsked()) await press(page, 'Allow the microphone');
  await expect.poll(() => start.isEnabled(), patience).toBe(true);
  await press(page, 'Start recording');
  await expect.poll(() => recordedSecond(page)).toBeGreaterThanOrEqual(3);
  await press(page, 'Stop recording');
  await page.getByRole('button', { name: 'Send and analyse' }).waitFor();
  await press(page, 'Send and analyse');
  await page.waitForURL('**/sessions/*');
  await page.getByText('Rhetoric score', { exact: false }).first().waitFor();
});

const patience = { timeout: 120_000 };
