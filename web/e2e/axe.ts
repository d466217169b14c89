import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const colours = axe.getRules(all).filter(({ tags }) => tags.includes('cat.color'));
const rules = { all, colours: colours.map(({ ruleId }) => ruleId) };

type Part = Readonly<{
  /** `colours` suffices for parts that passed all rules in other colours. */
  which?: keyof typeof rules;
  /** Selectors of the parts to check, if the rest was checked before. */
  within?: readonly string[];
}>;

/** Fails the running test at its end if the page breaks a rule. */
export async function keepsTheRules(page: Page, what: string, { which = 'all', within }: Part = {}): Promise<void> {
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe.source);
  const context = { include: within ?? ['html'] };
  const options = { runOnly: rules[which], resultTypes: ['violations'] };
  const found = await page.evaluate(
    `axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)}).then(({ violations }) => violations.map(
      ({ id, nodes }) => id + ': ' + nodes.map(({ target, html }) => target.join(' ') + ' ' + html.slice(0, 160)).join(' | ')))`,
  );
  expect.soft(found, what).toEqual([]);
}

/** Checks light and dark; the page has to follow the system's theme. */
export async function keepsTheRulesInBothThemes(page: Page, what: string): Promise<void> {
  await keepsTheRules(page, `${what} (light)`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-theme=dark]').waitFor();
  await keepsTheRules(page, `${what} (dark)`, { which: 'colours' });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('html[data-theme=light]').waitFor();
}
