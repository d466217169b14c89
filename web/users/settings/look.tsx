import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { chooseTheme, themeState } from '../../lib/theme-state.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';

export function Look() {
  const { t } = useLingui();
  const { chosen } = useSnapshot(themeState);
  return (
    <SettingsSection title={<Trans>Darstellung</Trans>} text={<Trans>Gilt nur auf diesem Gerät.</Trans>}>
      <div className="max-w-72">
        <Field label={t`Darstellung`}>
          {(control) => (
            <Select {...control} value={chosen} onChange={({ target }) => chooseTheme(target.value as typeof chosen)}>
              <option value="system">{t`Wie das Gerät`}</option>
              <option value="light">{t`Hell`}</option>
              <option value="dark">{t`Dunkel`}</option>
            </Select>
          )}
        </Field>
      </div>
    </SettingsSection>
  );
}
