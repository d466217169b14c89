import puppeteer from 'puppeteer-core';
import { onTestFinished } from 'vitest';
import type { Session } from '#infra/lab/testing/spoken-sound.ts';
import { missing } from './installed.ts';
import { type RemotePage, remotePage } from './remote-page.ts';
import { microphoneOf, soundPrograms } from './sound-server.ts';

const { FIREFOX_PATH = '/usr/bin/firefox-esr' } = process.env;

export const noFirefox = missing('Firefox', [FIREFOX_PATH, ...soundPrograms]);

/** Firefox with a new profile over WebDriver BiDi; its microphone plays the talk. */
export async function openFirefox(session: Session, complaints: string[]): Promise<RemotePage> {
  const env = await microphoneOf(session);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX_PATH,
    env: { ...process.env, ...env },
    extraPrefsFirefox: {
      'intl.accept_languages': 'de-DE',
      'intl.locale.requested': 'de',
      'media.navigator.permission.disabled': true,
      'media.autoplay.default': 0,
      'ui.prefersReducedMotion': 1,
    },
  });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.evaluateOnNewDocument(errorsAsText);
  page.on('console', (said) => {
    const text = said.text();
    // Leaving a page aborts its running imports.
    if (text.startsWith('error loading dynamically imported module')) return;
    if (said.type() === 'error' || said.type() === 'warn') complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return remotePage({
    goto: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    value: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    click: async (element) => {
      const handle = (await page.evaluateHandle(element)).asElement();
      if (!handle) throw new Error(`nothing to click on: ${element}`);
      await handle.click();
    },
    type: (keys) => page.keyboard.type(keys),
  });
}

/** Logs errors as text, because BiDi drops the message of a logged Error. */
const errorsAsText = `
  const log = console.error;
  console.error = (...said) => log(...said.map((part) => (part instanceof Error ? part.message + ' ' + part.stack : part)));`;
