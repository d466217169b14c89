import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ComponentProps, type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from './button.tsx';

/** Tells whether a text in this element has changed since it first got the focus. Search fields do not count. */
function useTypedText() {
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

export type DialogProps = Readonly<{
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons; the main one is last. */
  actions?: ReactNode;
  /** `alertdialog` asks before something irreversible: it closes only by its buttons or Escape. */
  role?: 'dialog' | 'alertdialog';
}>;

/** Escape, a click outside and the cross ask first if the person typed something. The dialog's own buttons do not ask. */
export function Dialog({ open, onOpenChange, role = 'dialog', ...content }: DialogProps) {
  const typed = useTypedText();
  const [asking, setAsking] = useState(false);
  if (!open && asking) setAsking(false);
  const close = (now: boolean) => {
    if (!now && role === 'dialog' && typed.isTyped()) setAsking(true);
    else onOpenChange(now);
  };
  const discard = () => {
    setAsking(false);
    onOpenChange(false);
  };
  return (
    <>
      <DialogLayer open={open} onOpenChange={close}>
        <DialogWindow role={role} onFocus={typed.onFocus} {...content} />
      </DialogLayer>
      <DialogLayer open={asking} onOpenChange={setAsking}>
        <DialogWindow
          role="alertdialog"
          title={<Trans>Eingaben verwerfen?</Trans>}
          description={<Trans>Was Sie geschrieben haben, ist noch nicht gespeichert.</Trans>}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>
                <Trans>Weiter bearbeiten</Trans>
              </Button>
              <Button look="danger" onClick={discard}>
                <Trans>Verwerfen</Trans>
              </Button>
            </>
          }
        />
      </DialogLayer>
    </>
  );
}

type DialogLayerProps = Pick<DialogProps, 'open' | 'onOpenChange' | 'children'>;

const DialogLayer = ({ open, onOpenChange, children }: DialogLayerProps) => (
  <Radix.Root open={open} onOpenChange={onOpenChange}>
    <Radix.Portal>
      {/* Not Radix.Overlay, which locks scrolling with a style element. See `data-scroll-lock` in base.css. */}
      <div data-scroll-lock="" className="fixed inset-0 z-40 bg-scrim" />
      {children}
    </Radix.Portal>
  </Radix.Root>
);

type DialogWindowProps = Omit<DialogProps, 'open' | 'onOpenChange'> & Pick<ComponentProps<'div'>, 'onFocus'>;

function DialogWindow({ title, description, children, actions, role, onFocus }: DialogWindowProps) {
  return (
    <Radix.Content
      role={role}
      onFocus={onFocus}
      aria-modal="true"
      {...(description ? {} : { 'aria-describedby': undefined })}
      {...(role === 'alertdialog' && { onPointerDownOutside: (event) => event.preventDefault() })}
      className="data-[state=open]:appear fixed inset-x-4 top-1/2 z-50 mx-auto grid max-h-[calc(100dvh-32px)] max-w-[520px] -translate-y-1/2 gap-5 overflow-y-auto rounded-lg border border-line bg-surface p-6 shadow-2 max-md:inset-x-0 max-md:top-auto max-md:bottom-0 max-md:max-h-[calc(100dvh-24px)] max-md:translate-y-0 max-md:rounded-b-none max-md:p-5 max-md:pb-[calc(20px+env(safe-area-inset-bottom))]"
    >
      <div className="grid gap-1 pr-11">
        <Radix.Title className="font-display text-xl leading-tight font-semibold">{title}</Radix.Title>
        {description && <Radix.Description className="text-ink-soft">{description}</Radix.Description>}
      </div>
      {children}
      {actions && (
        <div className="flex flex-wrap justify-end gap-2 max-md:flex-col-reverse max-md:items-stretch">{actions}</div>
      )}
      <CloseButton />
    </Radix.Content>
  );
}

function CloseButton() {
  const { t } = useLingui();
  return (
    <Radix.Close asChild>
      <Button look="quiet" size="icon" className="absolute top-4 right-4" aria-label={t`Schließen`}>
        <X aria-hidden="true" />
      </Button>
    </Radix.Close>
  );
}
