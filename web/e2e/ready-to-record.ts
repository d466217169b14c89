import type { Page } from 'playwright-core';

/** The page asks for the microphone, unless the browser says by itself that it may. */
export async function readyToRecord(page: Page) {
  const start = page.getByRole('button', { name: 'Aufnahme beginnen' });
  const allow = page.getByRole('button', { name: 'Mikrofon freigeben' });
  await Promise.race([start.waitFor(), allow.click().catch(() => start.waitFor())]);
  await start.waitFor();
  return start;
}
