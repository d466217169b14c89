import { expect, test } from 'vitest';
import { type Benefits, type Grant, heldBy, limitOf, PlanPermission } from './entitlement.ts';
import { permissionsOf } from './roles.ts';

const now = new Date('2026-11-01T00:00:00.000Z');

test('a plan adds the role of its tier, and what it names beside', () => {
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

test('who belongs to a company without a seat has its role, and nothing more', () => {
  const held = heldBy(['user'], [grant({ benefits: null, role: 'employee' })], now);
  expect(held).toEqual({ roles: ['user', 'employee'], benefits: [] });
});

test('what was given for a time ends with it', () => {
  const given = [grant({ until: '2026-11-01T00:00:01.000Z' })];
  expect(heldBy([], given, now).benefits).toHaveLength(1);
  expect(heldBy([], given, new Date('2026-11-01T00:00:01.000Z')).benefits).toEqual([]);
});

test('of several limits the most generous counts, of each class by itself', () => {
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
