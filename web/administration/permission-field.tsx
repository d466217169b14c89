import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RolePermission } from '#domain/users/contract/roles.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';

type PermissionFieldProps = Readonly<{ known: readonly string[]; add: (permission: string) => void }>;

/** Adds a row for a permission that no role has yet. */
export function PermissionField({ known, add }: PermissionFieldProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const permission = text.trim();
  const isKnown = known.includes(permission);
  const isValid = RolePermission.safeParse(permission).success;
  const error = isKnown
    ? t`Dieses Recht steht schon in der Tabelle.`
    : permission.includes(':') && !isValid
      ? t`Ein Recht hat die Form Art:Umfang, klein geschrieben. Das Recht, Personen zu verwalten, hat nur die Verwaltung.`
      : undefined;
  return (
    <form
      className="flex max-w-xl items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isValid || isKnown) return;
        add(permission);
        setText('');
      }}
    >
      <div className="flex-1">
        <Field
          label={<Trans>Weiteres Recht</Trans>}
          hint={<Trans>Zum Beispiel coach:review_booking</Trans>}
          error={error}
        >
          {(control) => (
            <TextInput {...control} spellCheck={false} value={text} onChange={({ target }) => setText(target.value)} />
          )}
        </Field>
      </div>
      <Button type="submit" className="mt-7" disabled={!isValid || isKnown}>
        <Trans>Zeile hinzufügen</Trans>
      </Button>
    </form>
  );
}
