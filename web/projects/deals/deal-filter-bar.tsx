import { useRead } from '#web/data/queries.ts'
import { ANY } from '#web/frame/filters.ts'
import { lenderName } from '#web/projects/sale/lender-logo.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { common } from '#web/words/common.ts'
import { type DealFilters, FINANCING_TYPES, FINANCING_WORDS, PROVIDERS } from './use-deal-filters.ts'
import { words } from './words.ts'

type Props = { filters: DealFilters; onChange: (values: Record<string, string | null>) => void }

export function DealFilterBar({ filters, onChange }: Props) {
  const users = useRead('/v3/users.ListTenantUsers', {}, { quiet: true })
  const people = users.data?.users ?? []
  return (
    <>
      <SelectField
        label={words.owner}
        hideLabel
        className="w-52 max-sm:w-full"
        value={filters.owner_id?.[0] ?? ANY}
        onChange={value => onChange({ owner_id: value })}
        options={[
          { value: ANY, label: words.any_owner },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <SelectField
        label={words.way_pay}
        hideLabel
        className="w-52 max-sm:w-[calc(50%-0.25rem)]"
        value={filters.financing_type ?? ANY}
        onChange={value => onChange({ financing_type: value })}
        options={[
          { value: ANY, label: words.any_way_pay },
          ...FINANCING_TYPES.map(value => ({ value, label: FINANCING_WORDS[value] })),
        ]}
      />
      <SelectField
        label={common.lender}
        hideLabel
        className="w-48 max-sm:w-[calc(50%-0.25rem)]"
        value={filters.provider_code ?? ANY}
        onChange={value => onChange({ provider_code: value })}
        options={[
          { value: ANY, label: words.any_lender },
          ...PROVIDERS.map(value => ({ value, label: lenderName(value) })),
        ]}
      />
    </>
  )
}
