// Who sells a household its power: one of the utilities of its state, or one that is typed because it is not listed.
import type { Schemas } from '#sdk/types.ts'
import { usePermissions, useRead } from '#web/data/queries.ts'
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx'
import { Notice } from '#web/ui/states.tsx'

/** Exactly one of both: an id of the list, or a name. */
export type ChosenUtility = { utility_id: string } | { utility_name: string }

type Props = {
  address: Partial<Pick<Schemas['Address'], 'state' | 'postal_code'>> | null | undefined
  value: string | null
  /** What was typed, or what `value` is called for whoever may not look others up. */
  name?: string | null | undefined
  onChoose: (utility: ChosenUtility, average_rate_usd_per_kwh: number | null) => void
  error: string | undefined
  className?: string
}

export function UtilityField({ address, value, name, onChoose, error, className }: Props) {
  const permissions = usePermissions()
  const mayLook = permissions.has('projects.edit') || permissions.has('projects.create')
  const state = address?.state
  const postal_code = /^\d{5}$/.test(address?.postal_code ?? '') ? address?.postal_code : undefined
  const known = useRead(
    '/v1/lead/external/utilities',
    { state: state ?? '', ...(postal_code ? { postal_code } : {}) },
    { enabled: Boolean(state) && mayLook },
  )
  const utilities = known.data?.utilities ?? []
  const shown = utilities.map(({ id, name, other_names, average_rate_usd_per_kwh: rate, serves_county }) => ({
    value: id,
    label: name,
    also: other_names,
    note: [other_names[0], serves_county && 'in the county', rate !== null && `$${rate.toFixed(3)}/kWh`]
      .filter(Boolean)
      .join(' · '),
  }))
  return (
    <>
      {!state && (
        <div className={className}>
          <Notice kind="warning">Enter the address first to see the utilities of its state.</Notice>
        </div>
      )}
      <ComboboxField
        label="Utility"
        {...(className === undefined ? {} : { className })}
        options={shown}
        value={value}
        chosen={name ? { value: value ?? name, label: name } : undefined}
        onChange={id =>
          onChoose({ utility_id: id }, utilities.find(utility => utility.id === id)?.average_rate_usd_per_kwh ?? null)
        }
        onTyped={utility_name => onChoose({ utility_name }, null)}
        placeholder={known.isLoading ? 'Loading …' : 'Name or initials, such as APS'}
        disabled={!state || !mayLook}
        empty="No utility by that name in this state."
        help="The utility's average residential rate is filled in. The household's bill shows what it really pays."
        error={error}
      />
    </>
  )
}
