import { useLingui } from '@lingui/react/macro';
import { buyerCountries } from '#domain/kernel/vat.ts';
import { useTaxWords } from '../lib/use-tax-words.ts';
import { Select } from '../ui/select.tsx';

type CountrySelectProps = Readonly<{ id: string; value: string; onChange: (country: string) => void }>;

/** Countries sorted by their names in the interface's language. */
export function CountrySelect({ value, onChange, ...control }: CountrySelectProps) {
  const { i18n } = useLingui();
  const { country } = useTaxWords();
  const named = [...new Set([...buyerCountries, value])].map((code) => ({ code, name: country(code) }));
  return (
    <Select {...control} value={value} autoComplete="country" onChange={({ target }) => onChange(target.value)}>
      {named
        .sort((one, other) => one.name.localeCompare(other.name, i18n.locale))
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </Select>
  );
}
