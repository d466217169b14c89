import type { Page } from 'playwright-core';

/** Allows the microphone if the page asks for it, and resolves with the start button. */
export async function readyToRecord(page: Page) {
  const start = page.getByRole('button', { name: 'Aufnahme beginnen' });
  const allow = page.getByRole('button', { name: 'Mikrofon freigeben' });
  await Promise.race([start.waitFor(), allow.click().catch(() => start.waitFor())]);
  await start.waitFor();
  return start;
}
