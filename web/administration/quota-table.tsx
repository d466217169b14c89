import { useLingui } from '@lingui/react/macro';
import type { Quotas } from '#domain/kernel/entitlement.ts';
import { TextInput } from '../ui/text-input.tsx';
import { quotaClasses, quotaKinds, useQuotaWords } from './quota-words.ts';

type QuotaTableProps = Readonly<{ quotas: Quotas; onChange: (quotas: Quotas) => void }>;

/** Monthly quotas by kind and class; -1 is unlimited. */
export function QuotaTable({ quotas, onChange }: QuotaTableProps) {
  const { t } = useLingui();
  const { kinds, classes } = useQuotaWords();
  return (
    <table className="text-sm">
      <thead>
        <tr className="text-left text-xs text-ink-soft">
          <td />
          {quotaClasses.map((one) => (
            <th key={one} scope="col" className="pb-2 pl-3 font-[550]">
              {classes[one]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {quotaKinds.map((kind) => (
          <tr key={kind}>
            <th scope="row" className="py-1 text-left font-[550]">
              {kinds[kind]}
            </th>
            {quotaClasses.map((one) => (
              <td key={one} className="py-1 pl-3">
                <TextInput
                  type="number"
                  min={-1}
                  aria-label={t`${kinds[kind]}, ${classes[one]}`}
                  value={Number.isNaN(quotas[kind][one]) ? '' : quotas[kind][one]}
                  onChange={({ target }) =>
                    onChange({ ...quotas, [kind]: { ...quotas[kind], [one]: target.valueAsNumber } })
                  }
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
