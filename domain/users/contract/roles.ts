import * as z from 'zod/mini';
import { Reason } from '#domain/administration/contract/reason.ts';
import { type CommandCall, NoInput, Nothing, type QueryCall } from '#domain/kernel/contract.ts';
import { permissionsOfRole } from '#domain/kernel/roles.ts';
import { administersUsers } from './calls.ts';

/** The roles that an admin created or changed, by name. `title` is null for built-in roles. */
export type ChangedRoles = Readonly<Record<string, Readonly<{ title: string | null; permissions: readonly string[] }>>>;

/** Undefined if there is no such role. */
export const permissionsIn = (changed: ChangedRoles, role: string): readonly string[] | undefined =>
  changed[role]?.permissions ?? permissionsOfRole[role];

/** The role of administrators. Its permissions are fixed, so that somebody always has them. */
export const fixedRole = 'admin';

/** Permissions that a role may have: all except the permission to change roles. */
export const RolePermission = z.string().check(
  z.regex(/^[a-z0-9_]{1,40}:[a-z0-9_]{1,40}$/, 'expected type:qualifier'),
  z.refine((permission) => permission !== administersUsers, 'only admins may do that'),
);

const permissions = z.array(RolePermission).check(z.maxLength(200));
const said = { permissions, reason: z.optional(Reason) };
const errors = ['invalid_input', 'access_denied', 'not_found', 'conflict', 'idempotency_mismatch'] as const;

export const roleCommands = {
  CreateRole: {
    method: 'POST',
    path: '/api/Admin/Roles',
    body: z.object({
      role: z
        .string()
        .check(z.trim(), z.regex(/^[a-z][a-z0-9-]{2,39}$/, 'expected lower-case letters, digits and hyphens')),
      title: z.string().check(z.trim(), z.minLength(3), z.maxLength(40)),
      ...said,
    }),
    answer: z.object({ role: z.string() }),
    status: 201,
    errors,
  },
  /** All permissions of the role from now on, at once for everybody who has it. */
  SetRolePermissions: {
    method: 'PUT',
    path: '/api/Admin/Roles/:role/Permissions',
    params: z.object({ role: z.string().check(z.maxLength(40)) }),
    body: z.object(said),
    answer: Nothing,
    status: 204,
    errors,
  },
} as const satisfies Record<string, CommandCall>;

const RoleRow = z.object({
  role: z.string(),
  /** For roles that an admin created; the interface has the names of the others. */
  title: z.nullable(z.string()),
  permissions: z.array(z.string()),
  /** Its permissions in a new installation; null for a role that an admin created. */
  initially: z.nullable(z.array(z.string())),
  /** Nobody can change it. */
  isFixed: z.boolean(),
  /** How many people have it: as their own role, through a plan or through a company. */
  people: z.int(),
});
export type RoleRow = z.infer<typeof RoleRow>;

/** Every role, for the editor. */
export const roleMatrix = {
  method: 'GET',
  path: '/api/Admin/Roles',
  name: 'role-matrix',
  query: NoInput,
  answer: z.array(RoleRow),
  errors: ['access_denied'],
} as const satisfies QueryCall;
