import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type * as z from 'zod/mini';
import { queryBatch } from '#domain/product/contract/batch.ts';

const { CHROMIUM_PATH = '/usr/bin/chromium', REQUIRE_BROWSER } = process.env;

/** Why journeys cannot run here; `undefined` if they can. */
export const noBrowser = existsSync(CHROMIUM_PATH) ? undefined : `there is no chromium at ${CHROMIUM_PATH}`;
if (noBrowser && REQUIRE_BROWSER === '1') throw new Error(noBrowser);
if (noBrowser) console.log(`SKIPPED: ${noBrowser} (set CHROMIUM_PATH)`);

// Chromium uses only the last `--disable-features`, so this list has Playwright's features, and the address bar, which
// costs a second of work per window.
const off = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];
const always = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  `--disable-features=${off.join(',')}`,
];

type Options = BrowserContextOptions & {
  /** A wav file that the window hears once instead of a microphone. */
  microphone?: string;
  /** Renders 3D by software. */
  draws?: boolean;
  /** Console errors and warnings that the journey causes itself, including refused calls. All others fail the test. */
  expects?: readonly RegExp[];
};

/** A window without a sign-in for the running test, with reduced motion. */
export async function openWindow({ microphone, draws = false, expects = [], ...options }: Options = {}): Promise<Page> {
  const browser = await (microphone ? hearing(microphone, draws) : sharedBrowser());
  const usual = { locale: 'de-DE', viewport: { width: 1440, height: 1000 }, reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ ...usual, ...options });
  const said = listenTo(context);
  onTestFinished(async () => {
    await context.close();
    const unexpected = said.filter((text) => ![...ofChromium, ...expects].some((known) => known.test(text)));
    expect(unexpected, 'errors and warnings in the console').toEqual([]);
  });
  context.setDefaultTimeout(60_000);
  return context.newPage();
}

/** The console error for a refused call. `path` is the contract's: `/api/Goals/:id` matches every goal. */
export function refusal(status: number, path: string): RegExp {
  const address = path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/?]+');
  return new RegExp(`^error: .* status of ${status} \\(.*\\(https?://[^/]+${address}(\\?.*)?\\)$`);
}

// Chromium logs these whatever a page does: messages on rendering, and on connections that a journey cuts.
const ofChromium: readonly RegExp[] = [
  /GPU stall due to ReadPixels/,
  /GroupMarkerNotSet/,
  /No available adapters/,
  /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|FAILED|ABORTED|EMPTY_RESPONSE)/,
];

/**
 * Errors and warnings of all pages of a window, as they arrive. Refused queries of a batch are added, since the console
 * lacks them.
 */
function listenTo(context: BrowserContext): readonly string[] {
  const said: string[] = [];
  context.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' || message.type() === 'warning')
      said.push(`${message.type()}: ${message.text()} (${url})`);
  });
  context.on('response', async (response) => {
    if (new URL(response.url()).pathname !== queryBatch.path || !response.ok()) return;
    const answers: z.output<typeof queryBatch.answer> = await response.json().catch(() => []);
    const addresses: readonly string[] = JSON.parse(new URL(response.url()).searchParams.get('addresses') ?? '[]');
    for (const [index, { status }] of answers.entries())
      if (status >= 400)
        said.push(
          `error: part of a batch has a status of ${status} (a query) (${new URL(addresses[index] ?? '', response.url())})`,
        );
  });
  context.on('weberror', (error) => said.push(`thrown: ${error.error().message}`));
  return said;
}

const launch = (args: readonly string[] = []) =>
  chromium.launch({ executablePath: CHROMIUM_PATH, args: [...always, ...args], handleSIGTERM: false });

// The test runner sends this signal and soon kills the worker: exiting at once also ends the browser and deletes its
// folders.
process.once('SIGTERM', () => process.exit());

let shared: Promise<Browser> | undefined;

/** One browser for all journeys of a worker, since a start takes longer than many pages. */
async function sharedBrowser(): Promise<Browser> {
  const running = await shared?.catch(() => undefined);
  if (running?.isConnected()) return running;
  shared = launch();
  return shared;
}

const drawing = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

async function hearing(wav: string, draws: boolean): Promise<Browser> {
  const browser = await launch([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${wav}%noloop`,
    ...(draws ? drawing : []),
  ]);
  onTestFinished(() => browser.close());
  return browser;
}
