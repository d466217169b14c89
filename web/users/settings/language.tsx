import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { chooseLocaleOfAccount } from '../../lib/account-locale.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import { currentLocale, type Locale } from '../../lib/locale.ts';
import { Alert } from '../../ui/alert.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';

/** Changes the language of this device at once, and the language of mails. */
export function Language() {
  const { t, i18n } = useLingui();
  const { mutate: choose, error } = useMutation({ mutationFn: chooseLocaleOfAccount });
  return (
    <SettingsSection
      title={<Trans>Sprache</Trans>}
      text={<Trans>In dieser Sprache zeigen wir Ihnen Rostra und schreiben wir Ihnen Mails.</Trans>}
    >
      <div className="grid max-w-72 gap-3">
        <Field label={t`Sprache`}>
          {(control) => (
            <Select {...control} value={currentLocale()} onChange={({ target }) => choose(target.value as Locale)}>
              <option value="de" lang="de">
                Deutsch
              </option>
              <option value="en" lang="en">
                English
              </option>
            </Select>
          )}
        </Field>
        {error && <Alert>{i18n._(errorMessage(error))}</Alert>}
      </div>
    </SettingsSection>
  );
}
