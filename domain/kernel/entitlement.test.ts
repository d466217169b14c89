import { expect, test } from 'vitest';
import {
  type Benefits,
  type Grant,
  hasPlan,
  heldBy,
  limitOf,
  PlanPermission,
  quotasOfTier,
  Tier,
} from './entitlement.ts';
import { permissionsOf } from './roles.ts';

const now = new Date('2026-11-01T00:00:00.000Z');

test('a plan grants the role of its tier and its own permissions', () => {
  const held = heldBy(
    ['user'],
    [grant({ benefits: benefits({ tier: 'premium', permissions: ['coach:review_booking'] }) })],
    now,
  );
  expect(held.roles).toEqual(['user', 'subscriber-premium']);
  expect(permissionsOf(held.roles, held.benefits)).toEqual(
    expect.arrayContaining(['tutorial:expert', 'coach:review_booking']),
  );
});

test('an employee without a seat has only the role', () => {
  const held = heldBy(['user'], [grant({ benefits: null, role: 'employee' })], now);
  expect(held).toEqual({ roles: ['user', 'employee'], benefits: [] });
});

test.each(Tier.options)('the granted role %s gives the same as its plan', (tier) => {
  const bought = heldBy([], [grant({ benefits: { tier, permissions: [], quotas: quotasOfTier[tier] } })], now);
  const granted = heldBy([`subscriber-${tier}`], [], now);
  expect(granted).toEqual(bought);
  for (const kind of ['analysis', 'ai_feedback', 'live_transcription'] as const)
    expect(limitOf(granted, kind, 30)).toEqual(limitOf(bought, kind, 30));
});

test('a grant without a tier adds permissions and no role', () => {
  const given = heldBy(['user'], [grant({ benefits: benefits({ permissions: ['coach:review_booking'] }) })], now);
  expect(given.roles).toEqual(['user']);
});

test('a seat of any plan gives access to groups of the company', () => {
  const seat = grant({ source: 'company:1', role: 'employee' });
  expect(permissionsOf([], heldBy([], [seat], now).benefits)).toEqual(['b2b_group:default']);
  expect(permissionsOf([], heldBy([], [{ ...seat, benefits: null }], now).benefits)).toEqual([]);
});

test('a subscription, a seat and a granted role count as a plan; a grant by hand does not', () => {
  const until = '2026-11-01T00:00:00.000Z';
  const has = (roles: readonly string[], ...grants: readonly Grant[]) => hasPlan(roles, grants, now);
  expect(has(['subscriber-basic'])).toBe(true);
  expect(has([], grant({ source: 'subscription:1' }))).toBe(true);
  expect(has([], grant({ source: 'company:1', role: 'employee' }))).toBe(true);
  expect(has(['user', 'subscriber-free'], grant({ source: 'grant:hand' }))).toBe(false);
  expect(has([], grant({ source: 'company:1', role: 'owner', benefits: null }))).toBe(false);
  expect(has([], grant({ source: 'subscription:1', until }))).toBe(false);
  expect(has([], grant({ source: 'subscription:1', until: '2026-11-01T00:00:01.000Z' }))).toBe(true);
});

test('a temporary grant ends at its time', () => {
  const given = [grant({ until: '2026-11-01T00:00:01.000Z' })];
  expect(heldBy([], given, now).benefits).toHaveLength(1);
  expect(heldBy([], given, new Date('2026-11-01T00:00:01.000Z')).benefits).toEqual([]);
});

test('the highest limit counts, separately for each class', () => {
  const held = { benefits: [benefits({}, { fast: 100, relaxed: 10 }), benefits({}, { fast: 50, relaxed: -1 })] };
  expect(limitOf(held, 'analysis', 30)).toEqual({ fast: 100, relaxed: -1 });
  expect(limitOf({ benefits: [] }, 'analysis', 30)).toEqual({ fast: 30, relaxed: 30 });
});

test.each(['administration:users', 'history:default', 'teacher:default', 'can_share_with_all:default'])(
  'no plan gives %s',
  (permission) => expect(PlanPermission.safeParse(permission).success).toBe(false),
);

function benefits(change: Partial<Benefits> = {}, analysis = { fast: 1, relaxed: 1 }): Benefits {
  const none = { fast: 0, relaxed: 0 };
  return { tier: null, permissions: [], quotas: { analysis, ai_feedback: none, live_transcription: none }, ...change };
}

function grant(change: Partial<Grant> = {}): Grant {
  return { source: 'grant:1', benefits: benefits(), role: null, until: null, ...change };
}
