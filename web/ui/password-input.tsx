import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { TextInput } from './text-input.tsx';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type' | 'autoComplete' | 'className'> &
  Readonly<{ autoComplete: 'current-password' | 'new-password' }>;

export function PasswordInput(rest: PasswordInputProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextInput
        {...rest}
        type={shown ? 'text' : 'password'}
        className="pr-11"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <button
        type="button"
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-ink-faint hover:text-ink"
        aria-label={t`Passwort anzeigen`}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon aria-hidden="true" className="size-[18px]" />
      </button>
    </div>
  );
}
