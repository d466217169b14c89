import { rolePermissionList } from '#domain/users/contract/person.ts';
import type { UserEvent } from '#domain/users/events.ts';
import type { RoleEvent } from '#domain/users/roles/events.ts';
import type { ReadModel } from '../projection.ts';

type Row = Readonly<{ role: string; title: string | null; permissions: readonly string[] }>;

/** Roles that an admin made or changed. The code defines all others. */
export const rolePermissionModel: ReadModel<UserEvent | RoleEvent, Row> = {
  name: rolePermissionList.name,
  table: 'role_permission_list',
  key: 'role',
  ddl: 'create table role_permission_list (role text primary key, title text, permissions text[] not null)',

  keys: ({ type, data }) => (type === 'RoleCreated' || type === 'RolePermissionsChanged' ? [data.role] : []),
  readers: () => ['admins'],

  fold(row, { type, data }) {
    switch (type) {
      case 'RoleCreated':
        return { role: data.role, title: data.title, permissions: data.permissions };
      case 'RolePermissionsChanged':
        return { role: data.role, title: row?.title ?? null, permissions: data.permissions };
      default:
        return row;
    }
  },
};
