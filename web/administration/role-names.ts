import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { roleList } from '#domain/users/contract/person.ts';
import { query } from '../lib/api.ts';

const names: Readonly<Record<string, MessageDescriptor>> = {
  admin: msg`Verwaltung`,
  auditor: msg`Prüfung`,
  owner: msg`Inhaber`,
  user: msg`Nutzer`,
  moderator: msg`Moderation`,
  coach: msg`Coach`,
  teacher: msg`Lehrkraft`,
  student: msg`Lernende`,
  employee: msg`Beschäftigte`,
  manager: msg`Firmenverwaltung`,
  'sales-partner': msg`Vertrieb`,
  'subscriber-free': msg`Plan Free`,
  'subscriber-basic': msg`Plan Basic`,
  'subscriber-standard': msg`Plan Standard`,
  'subscriber-premium': msg`Plan Premium`,
  'subscriber-enterprise': msg`Plan Enterprise`,
  // Sources of grants.
  grant: msg`von Hand`,
  hand: msg`von Hand`,
  subscription: msg`Abonnement`,
  company: msg`Unternehmen`,
};

export function useRoleName(): (role: string) => string {
  const { i18n } = useLingui();
  const { data: made = [] } = useQuery(query(roleList, {}));
  return (role) => {
    const name = names[role];
    return name ? i18n._(name) : (made.find((one) => one.name === role)?.title ?? role);
  };
}

/** Hides roles that everybody has. */
export const saysSomething = (role: string): boolean => role !== 'user' && role !== 'subscriber-free';
