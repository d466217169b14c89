import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { seminarCommands } from '#domain/seminars/contract/calls.ts';
import type { SeminarDetail, SeminarElement } from '#domain/seminars/contract/detail.ts';
import { type AppFormOptions, useAppForm } from '../../../lib/form/use-app-form.ts';
import { showSnackbar } from '../../../ui/snackbar-state.ts';
import { fetchSeminarsAgain, orSeeTheirs } from '../../seminar-change.ts';
import type { ElementType } from '../use-selection.ts';
import type { TitleAndBody } from './form-values.ts';
import { type FollowedForm, useSeen } from './use-seen.ts';

const elementSaved = msg`Das Element ist gespeichert.`;

type ElementOf<Type extends ElementType> = Extract<SeminarElement, { type: Type }>;

export type ElementFormProps<Type extends ElementType> = Readonly<{
  seminar: SeminarDetail;
  blockId: string;
  /** The element on the server; undefined for a new one. */
  element: ElementOf<Type> | undefined;
  /** Whether the element was deleted while it was open; `element` is then its last known version. */
  isGone: boolean;
  onSaved: (id: string) => void;
}>;

/** The fields that every element has, with the limits of the contract. */
export const commonFields = z.pick(seminarCommands.WriteReadText.body, { title: true, body: true });

/** The place of the element, sent with the values. */
type Target = Readonly<{ seminarId: string; blockId: string; elementId?: string; version?: number }>;

type Options<Values extends FieldValues> = Pick<
  AppFormOptions<Values, unknown>,
  'schema' | 'words' | 'check' | 'refusals'
> &
  Readonly<{ defaults: Values; write: (target: Target, values: Values) => Promise<Readonly<{ id: string }>> }>;

/** A form for one element. It follows the server until somebody types. */
export function useElementForm<Values extends FieldValues & TitleAndBody>(
  { seminar, blockId, element, isGone, onSaved }: ElementFormProps<ElementType>,
  { defaults, write, ...rules }: Options<Values>,
): FollowedForm<Values> {
  const queries = useQueryClient();
  const seen = useSeen(isGone ? undefined : element?.version);
  const known =
    element && !isGone ? { elementId: element.id, ...(seen.version !== undefined && { version: seen.version }) } : {};
  const form = useAppForm<Values, Readonly<{ id: string }>>({
    ...rules,
    defaults: defaults as DefaultValues<Values>,
    send: (values) => orSeeTheirs(queries, write({ seminarId: seminar.id, blockId, ...known }, values)),
    onDone: ({ id }) => {
      seen.countOwn();
      void fetchSeminarsAgain(queries);
      showSnackbar(elementSaved);
      onSaved(id);
    },
  });
  return seen.following(form, defaults);
}
