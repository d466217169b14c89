import { Trans } from '@lingui/react/macro';
import { Chip } from '../../ui/chip.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

/**
 * The signature proves only that the owner of this key made it. The reader has to know from elsewhere whose key it is.
 */
type KnownKeyProps = Readonly<{ publicKey: string; known: string; onChange: (known: string) => void }>;

export function KnownKey({ publicKey, known, onChange }: KnownKeyProps) {
  const given = known.trim().toLowerCase();
  return (
    <div className="grid gap-3">
      <div className="grid gap-1 text-sm">
        <span className="text-ink-faint">
          <Trans>Öffentlicher Schlüssel, mit dem unterschrieben wurde</Trans>
        </span>
        <code className="wrap-anywhere">{publicKey}</code>
      </div>
      <Field
        label={<Trans>Der Schlüssel, den Sie kennen</Trans>}
        hint={
          <Trans>
            Von der Installation selbst, oder wie er Ihnen mitgeteilt wurde. Ohne ihn bleibt offen, wer unterschrieben
            hat.
          </Trans>
        }
      >
        {(control) => (
          <TextInput
            {...control}
            value={known}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      {given !== '' && (
        <div role="status">
          {given === publicKey ? (
            <Chip tone="good">
              <Trans>Es ist dieser Schlüssel</Trans>
            </Chip>
          ) : (
            <Chip tone="off">
              <Trans>Es ist ein anderer Schlüssel</Trans>
            </Chip>
          )}
        </div>
      )}
    </div>
  );
}
