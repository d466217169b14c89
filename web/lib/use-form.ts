import type { MessageDescriptor } from '@lingui/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';

export type FieldErrors<Values> = Readonly<{ [Name in keyof Values]?: MessageDescriptor | undefined }>;

type FormOptions<Values> = Readonly<{
  initial: Values;
  /** What is wrong with which field. */
  check: (values: Values) => FieldErrors<Values>;
  send: (values: Values) => void;
  /** What the server found wrong; it stands until the field is changed. */
  refused?: FieldErrors<Values> | undefined;
}>;

/** One field, for the component that draws it. */
export type FormField<Value> = Readonly<{
  name: string;
  value: Value;
  error: MessageDescriptor | undefined;
  change: (value: Value) => void;
  leave: () => void;
}>;

/** A field complains once it was left or the form was sent, never while it is first being filled in. */
export function useForm<Values extends object>({ initial, check, send, refused }: FormOptions<Values>) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<keyof Values>>(new Set());
  const [changed, setChanged] = useState<ReadonlySet<keyof Values>>(new Set());
  const [attempts, setAttempts] = useState(0);
  const wrong = check(values);

  useEffect(() => {
    if (attempts > 0 || refused) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempts, refused]);

  const errorOf = (name: keyof Values): MessageDescriptor | undefined =>
    (attempts > 0 || left.has(name) ? wrong[name] : undefined) ?? (changed.has(name) ? undefined : refused?.[name]);

  return {
    values,
    field: <Name extends keyof Values & string>(name: Name): FormField<Values[Name]> => ({
      name,
      value: values[name],
      error: errorOf(name),
      change(value) {
        setValues({ ...values, [name]: value });
        setChanged(new Set([...changed, name]));
      },
      leave() {
        if (values[name] !== initial[name]) setLeft(new Set([...left, name]));
      },
    }),
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        setAttempts(attempts + 1);
        setChanged(new Set());
        if (Object.values(wrong).every((message) => message === undefined)) send(values);
      },
    },
  };
}
