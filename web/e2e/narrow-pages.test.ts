import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPerson, theAdmin } from '#infra/lab/testing/person.ts';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { noBrowser } from './browser.ts';
import { newcomer, signedIn } from './people.ts';
import { analysedSession } from './sessions.ts';

/** 320 px is a page of 1280 px at 400 %, 640 px the same at 200 %, and 360 px a small phone. */
const widths = [320, 360, 640];
const viewport = { width: 320, height: 800 };

test.skipIf(noBrowser)('a page of 320 px scrolls in one direction, for visitors and learners', async () => {
  const { url } = await sharedServer();
  const { person, page } = await newcomer(url, { viewport });
  const id = await analysedSession(person, 'Ein Vortrag mit einem Namen, der länger ist als eine Zeile', talk);
  await fits(page, url, [
    ...['/dashboard', '/sessions/list', `/sessions/${id}`, '/sessions/progress', '/liverecorder', '/calibration'],
    ...['/goals', '/goals/new', '/groups', '/seminars', '/slides', '/practice', '/meetings', '/news', '/tutorials'],
    ...['/help', '/help/learner', '/access', '/company/home', '/company/create', '/subscription/pricing'],
    ...['/settings', '/settings/sign-in', '/settings/notifications', '/settings/privacy', '/contracts/cancel'],
  ]);
  await page.context().clearCookies();
  await fits(page, url, ['/auth/login', '/auth/register', '/legal/imprint', '/legal/accessibility', '/legal/browsers']);
});

test.skipIf(noBrowser)('a page of 320 px scrolls in one direction, for owners, admins and auditors', async () => {
  const { url } = await sharedServer();
  const byHand = await theAdmin(url);
  const owner = await newPerson(url, { firstName: 'Olga', lastName: 'Inhaberin-von-Langennamen' });
  await byHand.send(`PUT /api/Admin/Users/${owner.id}/Roles`, {
    json: { roles: ['user', 'seminar-owner', 'auditor'] },
  });
  const again = await signedIn(url, owner.email, { viewport });
  await fits(again, url, ['/audit', `/audit/streams/user-${owner.id}`, '/audit/verify', '/seminars']);
  const admin = await signedIn(url, byHand.email, { viewport });
  await fits(admin, url, [
    ...[
      '/admin',
      '/admin/users',
      `/admin/users/${owner.id}`,
      '/admin/roles',
      '/admin/operations',
      '/admin/projections',
    ],
    ...['/admin/companies', '/admin/products', '/admin/coupons', '/admin/slides', '/admin/videos', '/admin/contracts'],
  ]);
});

const talk = { seconds: 31, silences: [] };

/** Checks each page at each width: nothing sticks out of it. Tables and code scroll within themselves. */
async function fits(page: Page, url: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(url + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expect.poll(() => page.getByRole('status', { name: 'Wird geladen' }).count()).toBe(0);
    for (const width of widths) {
      await page.setViewportSize({ ...viewport, width });
      // Charts resize a moment later.
      await expect
        .poll(() => page.evaluate<readonly string[]>(tooWide), { message: `${path} at ${width} px` })
        .toEqual([]);
    }
    expect.soft(await page.evaluate<readonly string[]>(moving), `${path} with reduced motion`).toEqual([]);
  }
}

/**
 * The elements that make the page scroll sideways: they stick out of it and are in no ancestor that scrolls or clips.
 */
const tooWide = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const inside = (element) => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== 'visible') return true;
    return false;
  };
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !inside(element),
  );
  return [scrollWidth + ' px', ...wide.map(({ tagName, className }) => tagName + ' ' + className).slice(0, 5)];
})()`;

/** Elements with an animation longer than 10 ms. Journeys ask for reduced motion. */
const moving = `[...document.querySelectorAll('*')].flatMap((element) => {
  const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
  const longest = (durations) => Math.max(...durations.split(',').map(parseFloat));
  const moves = longest(transitionDuration) > 0.01 || (animationName !== 'none' && longest(animationDuration) > 0.01);
  return moves ? [element.tagName + ' ' + element.getAttribute('class')] : [];
})`;
