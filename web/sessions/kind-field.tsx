import { Trans, useLingui } from '@lingui/react/macro';
import { type TalkKind, talkKinds } from '#domain/sessions/norms.ts';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { kindWords } from './kinds.ts';

type KindFieldProps = Readonly<{ value: TalkKind; onChange: (kind: TalkKind) => void; error?: string | undefined }>;

export function KindField({ value, onChange, error }: KindFieldProps) {
  const { i18n } = useLingui();
  return (
    <Field label={<Trans>Art des Vortrags</Trans>} hint={i18n._(kindWords[value].hint)} error={error}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value as TalkKind)}>
          {talkKinds.map((kind) => (
            <option key={kind} value={kind}>
              {i18n._(kindWords[kind].name)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
