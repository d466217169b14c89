import type { MessageDescriptor } from '@lingui/core';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { ErrorCode } from '#domain/kernel/errors.ts';
import { permitsAny } from '#domain/kernel/permissions.ts';
import type { UserData } from '#domain/users/contract/person.ts';
import type { LazyPart } from './lazy-part.tsx';

/** The declaration of an area in the client, in `web/<area>/area.ts`. Everything central derives from the list of areas. */
export type WebArea = Readonly<{
  /** Name of its folder, the same in every room. */
  name: string;
  pages?: readonly Page[];
  navigation?: readonly NavEntry[];
  settings?: readonly SettingsPlace[];
  dashboard?: readonly DashboardPlace[];
  /** Mounted once beside all pages that need a sign-in, for work that goes on while the page changes. */
  everywhere?: readonly ComponentType[];
  /** Messages for the refusals of this area. */
  errors?: Readonly<Partial<Record<ErrorCode, MessageDescriptor>>>;
  /** Messages for calls (`PATCH /api/Seminar/ResetOne`) that fail with a code without a message. */
  failures?: Readonly<Record<string, MessageDescriptor>>;
  /** The name of its data on the read models page. */
  readModels?: MessageDescriptor;
}>;

/** Decides who sees something. It only hides: the server decides who may use it. */
export type Gate = (user: UserData) => boolean;

/** Any of the requirements is enough. */
export const permits =
  (...requirements: readonly string[]): Gate =>
  ({ permissions }) =>
    permitsAny(permissions, requirements);

/**
 * `signed-in`: with navigation, for signed-in people. `open`: for everyone, with navigation for signed-in people. `plain`: for everyone,
 * without navigation. `auth`: like `plain`, for people who are not signed in.
 */
type Frame = 'signed-in' | 'open' | 'plain' | 'auth';

export type Page = Readonly<{
  /** A pattern of wouter; read its parameters with `useParams`. */
  path: string;
  page: LazyPage;
  /** If absent, the page sets its own title (`PageTitle`). */
  title?: MessageDescriptor;
  /** Others go to the start page, or see `closed` if set. */
  gate?: Gate;
  closed?: ComponentType;
  /** Default: `signed-in`. */
  frame?: Frame;
  /** The page opens without a network: the service worker stores its code. */
  worksOffline?: boolean;
  /** No footer: the page reaches to the bottom of the window. */
  bare?: boolean;
}>;

type LazyPage = ComponentType & Readonly<{ preload?: () => Promise<unknown> }>;

export type NavEntry = Readonly<{
  href: string;
  /** Paths below this one highlight the entry too. */
  below: string;
  label: MessageDescriptor;
  icon: LucideIcon;
  /** Position from the top. On a phone the first ones are in the bar, the others behind „Mehr“. */
  order: number;
  /** Explains the page to newcomers. */
  purpose?: MessageDescriptor;
  gate?: Gate;
  /** The page belongs to the administration, which has its own navigation. */
  place?: 'administration';
  /** A hook for the number of waiting things; 0 shows nothing. */
  useBadge?: () => number;
}>;

/** A part on a shared page. It draws its own heading, loading state and errors. */
export type Place = Readonly<{
  order: number;
  part: ComponentType;
  gate?: Gate;
}>;

/** The settings pages, in order. */
export const settingsGroups = [
  'profile',
  'subscription',
  'sign-in',
  'display',
  'recording',
  'notifications',
  'privacy',
  'legal',
] as const;
export type SettingsGroup = (typeof settingsGroups)[number];
type SettingsPlace = Place & Readonly<{ group: SettingsGroup }>;

/** `top`: next steps, stacked. `main` and `side`: two columns on wide screens. */
export type DashboardPlace = Place & Readonly<{ column: 'top' | 'main' | 'side'; part: LazyPart }>;

export const byOrder = (one: Readonly<{ order: number }>, other: Readonly<{ order: number }>): number =>
  one.order - other.order;
