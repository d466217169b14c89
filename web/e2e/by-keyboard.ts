import type { Locator, Page } from 'playwright-core';

/** The name of the focused element. */
const focused = `(() => {
  const { activeElement: on } = document;
  const text = on?.getAttribute('aria-label') ?? on?.labels?.[0]?.innerText ?? on?.innerText ?? '';
  return text.trim().split('\\n')[0];
})()`;

const mostSteps = 120;

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = [];
  for (let step = 0; step < mostSteps; step++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate<string>(focused);
    if (typeof name === 'string' ? found === name : name.test(found)) return;
    passed.push(found);
  }
  throw new Error(`no way by Tab to ${name}: ${passed.join(' | ')}`);
}

export async function fill(page: Page, name: string, value: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(value);
}

export async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/**
 * Headings and controls in the order of a screen reader: `heading 1 Tarife`, `button Einlösen`. Digits in names become
 * `#`, since they differ between runs.
 */
export async function outlineOf(part: Locator, roles = 'heading|button|link|textbox|combobox|radio|checkbox|slider') {
  const control = new RegExp(`^(${roles}) "(.*?)"(?: \\[level=(\\d)\\])?`);
  return (await part.ariaSnapshot()).split('\n').flatMap((line) => {
    const [found, role, name = '', level] = control.exec(line.replace(/^[\s'-]+/, '')) ?? [];
    return found ? [[role, level, name.replace(/\d+/g, '#')].filter(Boolean).join(' ')] : [];
  });
}
