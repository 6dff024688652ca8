// Which heading of a remittance holds what, named by hand.
import type { Schemas } from '#sdk/types.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { ScrollBox } from '#web/ui/scroll-box.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Columns = Schemas['RemittanceColumns']
const FIELDS = [
  ['paid_on', words.payment_date_column],
  ['amount', common.amount],
  ['reference', words.lender_reference],
  ['payee', words.name_homeowner],
] as const
const NONE = '—'

type Props = {
  headings: string[]
  sample: string[][]
  value: Columns
  onChange: (columns: Columns) => void
}

export function RemittanceColumns({ headings, sample, value, onChange }: Props) {
  const options = [{ value: NONE, label: common.none }, ...headings.map(name => ({ value: name, label: name }))]
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {FIELDS.map(([field, label]) => (
          <SelectField
            key={field}
            label={label}
            value={value[field] ?? NONE}
            onChange={name => onChange({ ...value, [field]: name === NONE ? null : name })}
            options={options}
          />
        ))}
      </div>
      <ScrollBox className="min-w-0 rounded-card border border-hairline">
        <table className="w-full text-sm" aria-label={words.first_lines_file}>
          <thead>
            <tr className="border-b border-hairline text-left text-ink-3">
              {headings.map(name => (
                <th key={name} scope="col" className="px-3 py-1.5 font-medium whitespace-nowrap">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map(cells => (
              <tr key={cells.join('\n')} className="border-b border-hairline last:border-0">
                {headings.map((name, index) => (
                  <td key={name} className="px-3 py-1.5 whitespace-nowrap">
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </div>
  )
}
