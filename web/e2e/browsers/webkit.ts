import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, type WebElement } from 'selenium-webdriver';
import { onTestFinished } from 'vitest';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { freePort } from '#infra/lab/testing/free-port.ts';
import type { Session } from '#infra/lab/testing/spoken-sound.ts';
import { missing } from './installed.ts';
import { ownProcess } from './own-process.ts';
import { type RemotePage, remotePage } from './remote-page.ts';
import { microphoneOf, soundPrograms } from './sound-server.ts';

const [driverProgram, displayProgram] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
const miniBrowser = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((program) => existsSync(program));

const programs = [driverProgram, displayProgram, miniBrowser, ...soundPrograms];

/** Only on request: on a busy machine MiniBrowser drops requests and keys. */
export const noWebKit =
  process.env.TRY_WEBKIT === '1' ? missing('WebKit', programs) : 'WebKit is tried with TRY_WEBKIT=1';

const args = [
  ...['--automation', '--enable-media-stream=true', '--enable-mock-capture-devices=true'],
  '--enable-write-console-messages-to-stdout=true',
];

/**
 * A private window over WebDriver. Its microphone is the browser's own mock, which beeps; its loudspeaker is silent.
 */
export async function openWebKit(session: Session): Promise<RemotePage> {
  const env = { ...(await microphoneOf(session)), DISPLAY: await ownDisplay(), WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const address = await driverAt(env);
  const browser = await new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: miniBrowser, args } }),
    )
    .build();
  onTestFinished(() => browser.quit());
  return remotePage({
    goto: (url) => browser.get(url),
    reload: () => browser.navigate().refresh(),
    value: (expression) => browser.executeScript(`return ${expression}`),
    click: async (element) => {
      const found = await browser.executeScript<WebElement | null>(`return ${element}`);
      if (!found) throw new Error(`nothing to click on: ${element}`);
      await found.click();
    },
    type: (keys) => browser.actions().sendKeys(keys).perform(),
  });
}

/** Starts a display in memory and resolves with its name. */
async function ownDisplay(): Promise<string> {
  const { stdio } = ownProcess(
    displayProgram,
    ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  for await (const line of createInterface({ input: stdio[3] as Readable })) return `:${line}`;
  throw new Error('Xvfb has no display');
}

async function driverAt(env: Readonly<Record<string, string>>): Promise<string> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  ownProcess(driverProgram, [`--port=${port}`], { env });
  await eventually(() => fetch(`${address}/status`));
  return address;
}
