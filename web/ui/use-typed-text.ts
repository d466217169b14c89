import { type FocusEvent, useRef } from 'react';

/** Whether somebody changed a text of this element since it got the focus first. A field that only searches does not count. */
export function useTypedText() {
  const before = useRef(new Map<HTMLElement, string>());
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>): void => {
      if (isText(target) && !before.current.has(target)) before.current.set(target, textOf(target));
    },
    isTyped: (): boolean => [...before.current].some(([field, text]) => field.isConnected && textOf(field) !== text),
  };
}

const textTypes = ['text', 'email', 'url', 'tel', 'number', 'date', 'datetime-local', 'password'];

const isText = (field: HTMLElement): boolean =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && textTypes.includes(field.type) && field.role !== 'combobox') ||
  field.isContentEditable;

const textOf = (field: HTMLElement): string =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : (field.textContent ?? '');
