import type { MessageDescriptor } from '@lingui/core';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { ErrorCode } from '#domain/kernel/errors.ts';
import { permitsAny } from '#domain/kernel/permissions.ts';
import type { UserData } from '#domain/users/contract/person.ts';
import type { LazyPart } from './lazy-part.tsx';

/**
 * The declaration of an area in the client. It stands in `web/<area>/area.ts`, and everything central derives from the
 * list of them.
 */
export type WebArea = Readonly<{
  /** Its folder's name, the same in every room. */
  name: string;
  pages?: readonly Page[];
  navigation?: readonly NavEntry[];
  settings?: readonly SettingsPlace[];
  dashboard?: readonly DashboardPlace[];
  /** Mounted once beside every page that needs a sign-in: what goes on while the page changes. */
  everywhere?: readonly ComponentType[];
  /** Messages for the refusals of this area. */
  errors?: Readonly<Partial<Record<ErrorCode, MessageDescriptor>>>;
  /** Messages for calls (`PATCH /api/Seminar/ResetOne`) that fail for a reason without words. */
  failures?: Readonly<Record<string, MessageDescriptor>>;
  /** The name of its data on the page of read models. */
  readModels?: MessageDescriptor;
}>;

/** Decides who may see something. It only hides: the server decides. */
export type Gate = (user: UserData) => boolean;

/** Any of the requirements is enough. */
export const permits =
  (...requirements: readonly string[]): Gate =>
  ({ permissions }) =>
    permitsAny(permissions, requirements);

/**
 * `signed-in`: with the navigation, for people with an account. `open`: for everyone, with the navigation where somebody is
 * signed in. `plain`: for everyone, without it. `auth`: as `plain`, for who is not signed in.
 */
type Frame = 'signed-in' | 'open' | 'plain' | 'auth';

export type Page = Readonly<{
  /** As wouter reads it; parameters come by `useParams`. */
  path: string;
  page: LazyPage;
  /** Without it the page sets its own (`PageTitle`), from what it shows. */
  title?: MessageDescriptor;
  /** Everybody else goes to the start page, or sees `closed` if it is set. */
  gate?: Gate;
  closed?: ComponentType;
  /** Without it: `signed-in`. */
  frame?: Frame;
  /** It opens without a network: the service worker keeps its code. */
  worksOffline?: boolean;
  /** Without the footer: the page reaches down to the end of the window. */
  bare?: boolean;
}>;

type LazyPage = ComponentType & Readonly<{ preload?: () => Promise<unknown> }>;

export type NavEntry = Readonly<{
  href: string;
  /** Paths below it light it up too. */
  below: string;
  label: MessageDescriptor;
  icon: LucideIcon;
  /** From the top; on a phone the first ones stand in the bar, the others behind „Mehr“. */
  order: number;
  /** Its purpose, for newcomers. */
  purpose?: MessageDescriptor;
  gate?: Gate;
  /** The page belongs to the administration, which has a navigation of its own. */
  place?: 'administration';
  /** A hook: how many things wait there. 0 shows nothing. */
  useBadge?: () => number;
}>;

/** A part of a page that areas share. It draws its own heading, its waiting and its errors. */
export type Place = Readonly<{
  order: number;
  part: ComponentType;
  gate?: Gate;
}>;

/** The pages of the settings, in their order. */
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

/** `top`: what to do next, one above the other. `main` and `side`: two columns where there is room. */
export type DashboardPlace = Place & Readonly<{ column: 'top' | 'main' | 'side'; part: LazyPart }>;

export const byOrder = (one: Readonly<{ order: number }>, other: Readonly<{ order: number }>): number =>
  one.order - other.order;
