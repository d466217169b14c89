import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type * as z from 'zod/mini';
import { queryBatch } from '#domain/product/contract/batch.ts';

const { CHROMIUM_PATH = '/usr/bin/chromium', REQUIRE_BROWSER } = process.env;

/** Why journeys cannot run here; `undefined` when they can. */
export const noBrowser = existsSync(CHROMIUM_PATH) ? undefined : `there is no chromium at ${CHROMIUM_PATH}`;
if (noBrowser && REQUIRE_BROWSER === '1') throw new Error(noBrowser);
if (noBrowser) console.log(`SKIPPED: ${noBrowser} (set CHROMIUM_PATH)`);

// Chromium reads only the last of two lists: these are the features that Playwright turns off here, and the address bar, which
// costs a second of work for each window.
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
  /** A wav file that this window hears, once, instead of a microphone. */
  microphone?: string;
  /** It draws rooms, by software. */
  draws?: boolean;
  /** Errors and warnings that the journey itself causes in the console, refused calls among them. Any other one fails the test. */
  expects?: readonly RegExp[];
};

/** A window that knows nobody yet, for the running test; nothing moves in it of its own. */
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

/** What the console says of a call that the server refuses. `path` as in the contract: `/api/Goals/:id` means any one goal. */
export function refusal(status: number, path: string): RegExp {
  const address = path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/?]+');
  return new RegExp(`^error: .* status of ${status} \\(.*\\(https?://[^/]+${address}(\\?.*)?\\)$`);
}

// Chromium says these of itself, whatever a page does: of its drawing, and of a connection that a journey cuts.
const ofChromium: readonly RegExp[] = [
  /GPU stall due to ReadPixels/,
  /GroupMarkerNotSet/,
  /No available adapters/,
  /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|FAILED|ABORTED|EMPTY_RESPONSE)/,
];

/** Errors and warnings of all pages of a window, as they come. The console does not tell of a refused query in a batch. */
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

// A worker is ended by this signal and soon killed: what it launched, and its folders, go at once, and not in good order.
process.once('SIGTERM', () => process.exit());

let shared: Promise<Browser> | undefined;

/** One for all journeys of a worker, which ends with it: starting one takes longer than many pages. */
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
