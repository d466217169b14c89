import { notificationKinds as administration } from '#domain/administration/contract/notification-kinds.ts';
import { notificationKinds as companies } from '#domain/companies/contract/notification-kinds.ts';
import { notificationKinds as goals } from '#domain/goals/contract/notification-kinds.ts';
import { notificationKinds as groups } from '#domain/groups/contract/notification-kinds.ts';
import { notificationKinds as invitations } from '#domain/invitations/contract/notification-kinds.ts';
import type { NotificationKind } from '#domain/kernel/notification-kind.ts';
import { notificationKinds as meetings } from '#domain/meetings/contract/notification-kinds.ts';
import { notificationKinds as participation } from '#domain/participation/contract/notification-kinds.ts';
import { notificationKinds as sessions } from '#domain/sessions/contract/notification-kinds.ts';
import { notificationKinds as shares } from '#domain/shares/contract/notification-kinds.ts';
import { notificationKinds as webhooks } from '#domain/webhooks/contract/notification-kinds.ts';
import type { NotificationSettings } from './settings.ts';

/** The notifications of every area, in the order of the settings. An area whose kinds are not listed cannot send them. */
const kinds = {
  ...sessions,
  ...participation,
  ...groups,
  ...shares,
  ...goals,
  ...invitations,
  ...meetings,
  ...companies,
  ...administration,
  ...webhooks,
};

export type NotificationType = keyof typeof kinds;

export const allKinds: Readonly<Record<NotificationType, NotificationKind>> = kinds;

export const notificationTypes = Object.keys(kinds) as readonly NotificationType[];

/** Undefined for a type that this version does not know. */
export const kindFor = (type: string): NotificationKind | undefined =>
  Object.hasOwn(allKinds, type) ? allKinds[type as NotificationType] : undefined;

/** The setting for this type of notification: the person's choice, else its default. */
export const choiceFor = (
  { types }: Pick<NotificationSettings, 'types'>,
  type: string,
): NotificationSettings['types'][string] => types[type] ?? { bell: true, mail: kindFor(type)?.mail ?? 'off' };

/** Stands for the person who caused a notification, if nobody did or the person was erased. */
export const somebody = { de: 'Jemand', en: 'Someone' } as const;
