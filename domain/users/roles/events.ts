import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';
import { personal } from '#domain/kernel/personal.ts';

const decided = { by: Id, reason: personal(z.optional(z.string()), { field: 'by' }) };

/** In the stream `roles-all`: permissions of roles that differ from the built-in ones. */
export const roleEvents = {
  RoleCreated: z.object({ role: z.string(), title: z.string(), permissions: z.array(z.string()), ...decided }),
  RolePermissionsChanged: z.object({ role: z.string(), permissions: z.array(z.string()), ...decided }),
};

export type RoleEvent = MessageOf<typeof roleEvents>;
