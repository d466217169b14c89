import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { BaseSyntheticEvent } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import type { FieldError } from '#domain/kernel/errors.ts';
import { ApiError, type ClientErrorCode, isAborted } from '../api-error.ts';
import { errorMessage } from '../error-messages.ts';
import { limitsAt } from './limits.ts';
import { type FieldWords, problemWords } from './problem-words.ts';
import { isEmptyAt, problemsIn, sentOf } from './read-values.ts';

type FormRules<Values extends FieldValues> = Readonly<{
  /** Checks beyond the contract: codes by field, which `words` explains. */
  check?: (values: Values) => Readonly<{ [Name in FieldPath<Values>]?: string | undefined }>;
  /** The form's own messages for faults of a field, by code: `required`, `too_short`, `taken`, … or `other`. */
  words?: Readonly<{ [Name in FieldPath<Values>]?: FieldWords }>;
  /** The field at which a refusal shows. Other refusals show above the button. */
  refusals?: Readonly<{ [Code in ClientErrorCode]?: FieldPath<Values> }>;
}>;

export type AppFormOptions<Values extends FieldValues, Answer> = FormRules<Values> &
  Readonly<{
    /** Schema of the values together with `fixed`. */
    schema: z.ZodMiniType;
    defaults: DefaultValues<Values>;
    /** Values that are sent too, but that the person does not fill in. */
    fixed?: Readonly<Record<string, unknown>>;
    /** Fields that this form requires although the contract does not. */
    required?: readonly FieldPath<Values>[];
    send: (values: Values) => Promise<Answer>;
    onDone?: (answer: Answer, values: Values) => void;
  }>;

export type AppForm<Values extends FieldValues> = UseFormReturn<Values> &
  Readonly<{ schema: z.ZodMiniType; submit: (event?: BaseSyntheticEvent) => Promise<void> }>;

/**
 * A form on react-hook-form. A field shows its problem once it was changed and left, or once the form was sent; then the first such field
 * gets the focus. Refusals of the server show at their field, or above the button (`FormError`).
 */
export function useAppForm<Values extends FieldValues, Answer>(
  options: AppFormOptions<Values, Answer>,
): AppForm<Values> {
  const { i18n } = useLingui();
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: options.defaults,
    resolver: toErrors(options, i18n),
  });
  const submit = form.handleSubmit(async (values) => {
    const sent = sentOf(values, options);
    try {
      const answer = await options.send(sent);
      // The sent values become the saved ones, so nothing is unsaved.
      form.reset(values);
      options.onDone?.(answer, sent);
    } catch (error) {
      if (isAborted(error)) return;
      tellRefusal(error, form, options, i18n);
    }
  });
  return { ...form, schema: options.schema, submit };
}

type Rules<Values extends FieldValues> = FormRules<Values> &
  Pick<AppFormOptions<Values, never>, 'schema' | 'fixed' | 'required'>;

const toErrors =
  <Values extends FieldValues>(rules: Rules<Values>, i18n: I18n): Resolver<Values> =>
  (values) => {
    const errors: FieldErrors<Values> = {};
    for (const { field, code } of problemsIn(values, rules)) {
      set(errors, field, { type: code, message: i18n._(wordsAt(field, code, { values, rules })) });
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };

type Context<Values extends FieldValues> = Readonly<{ values: Values; rules: Rules<Values> }>;

function wordsAt<Values extends FieldValues>(field: string, code: string, { values, rules }: Context<Values>) {
  return problemWords(
    { code, isEmpty: isEmptyAt(values, field) },
    limitsAt(rules.schema, field),
    ownWords(field, rules),
  );
}

const ownWords = <Values extends FieldValues>(field: string, { words }: Rules<Values>): FieldWords | undefined =>
  (words as Readonly<Record<string, FieldWords | undefined>> | undefined)?.[field];

/** Shows a refusal at fields of the form, or above the button. */
function tellRefusal<Values extends FieldValues>(
  error: unknown,
  form: UseFormReturn<Values>,
  rules: Rules<Values>,
  i18n: I18n,
) {
  const values = form.getValues();
  const message = i18n._(errorMessage(error));
  const placed = fieldsOf(error, rules).filter(({ field }) => String(field.split('.')[0]) in values);
  if (placed.length === 0) form.setError('root', { type: 'refused', message });
  for (const [index, { field, code }] of placed.entries()) {
    const own = ownWords(field, rules)?.[code];
    const isWhole = code === (error as ApiError).code && !own;
    const words = isWhole ? message : i18n._(own ?? wordsAt(field, code, { values, rules }));
    form.setError(field as FieldPath<Values>, { type: code, message: words }, { shouldFocus: index === 0 });
  }
}

function fieldsOf<Values extends FieldValues>(error: unknown, { refusals }: Rules<Values>): readonly FieldError[] {
  if (!(error instanceof ApiError)) return [];
  const field = refusals?.[error.code as ClientErrorCode];
  return field ? [{ field, code: error.code }] : error.fields;
}
