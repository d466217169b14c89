import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { onTestFinished } from 'vitest';

const { CHROMIUM_PATH = '/usr/bin/chromium', REQUIRE_BROWSER } = process.env;

/** Why journeys cannot run here; `undefined` when they can. */
export const noBrowser = existsSync(CHROMIUM_PATH) ? undefined : `there is no chromium at ${CHROMIUM_PATH}`;
if (noBrowser && REQUIRE_BROWSER === '1') throw new Error(noBrowser);
if (noBrowser) console.log(`SKIPPED: ${noBrowser} (set CHROMIUM_PATH)`);

const always = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/** What the browser hears instead of a microphone: a wav file, once. */
export const microphone = (wav: string): readonly string[] => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-audio-capture=${wav}%noloop`,
];

/** A browser for the running test. */
export async function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: [...always, ...args] });
  onTestFinished(() => browser.close());
  return browser;
}
