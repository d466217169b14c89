import { test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { roleDecider } from './decider.ts';
import type { RoleEvent } from './events.ts';

const by = 'a'.repeat(32);
const given = specFor(roleDecider);
const press = { role: 'press', title: 'Press office', permissions: ['administration:news'], by };
const created: RoleEvent = { type: 'RoleCreated', data: press };
const set = (role: string, permissions: readonly string[]) =>
  ({ type: 'SetRolePermissions', data: { role, permissions, by } }) as const;
const changed = (role: string, permissions: string[]): RoleEvent => ({
  type: 'RolePermissionsChanged',
  data: { role, permissions, by },
});

test('a new role has its given permissions', () =>
  given()
    .when({ type: 'CreateRole', data: { ...press, reason: 'For the news' } })
    .thenEmits({ type: 'RoleCreated', data: { ...press, reason: 'For the news' } }));

test('a name is unique, also among the built-in roles', () => {
  given(created)
    .when({ type: 'CreateRole', data: { ...press, title: 'Other' } })
    .thenRefuses('conflict', 'role');
  given()
    .when({ type: 'CreateRole', data: { ...press, role: 'coach' } })
    .thenRefuses('conflict');
  given(created).when({ type: 'CreateRole', data: press }).thenNothing();
});

test('permissions are set together, each once', () => {
  given()
    .when(set('coach', ['vr_mode:default', 'analysis:fast', 'vr_mode:default']))
    .thenEmits(changed('coach', ['analysis:fast', 'vr_mode:default']));
  given(created).when(set('press', [])).thenEmits(changed('press', []));
});

test('a role keeps its title when its permissions change', () => {
  const permissions = ['analysis:fast', 'vr_mode:default'];
  given(created, changed('press', permissions))
    .when({ type: 'CreateRole', data: { ...press, permissions: permissions.toReversed() } })
    .thenNothing();
  given(created, changed('press', permissions.toReversed())).when(set('press', permissions)).thenNothing();
});

test('a change without a difference changes nothing', () =>
  given(changed('coach', ['vr_mode:default']))
    .when(set('coach', ['vr_mode:default']))
    .thenNothing());

test('the role of admins cannot be changed or duplicated', () => {
  given().when(set('admin', [])).thenRefuses('access_denied');
  given()
    .when(set('coach', ['administration:users']))
    .thenRefuses('invalid_input', 'permissions');
});

test('refuses an unknown role', () => given().when(set('emperor', [])).thenRefuses('not_found'));
