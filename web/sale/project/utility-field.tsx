// Who sells a household its power, from the utilities of its state.
import type { Schemas } from '#sdk/types.ts'
import { usePermissions, useRead } from '#web/data/queries.ts'
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx'
import { Notice } from '#web/ui/states.tsx'

type Props = {
  address: Partial<Pick<Schemas['Address'], 'state' | 'postal_code'>> | null | undefined
  value: string | null
  /** What `value` is called, for whoever may not look others up. */
  name?: string | null
  onChoose: (id: string, average_rate_usd_per_kwh: number | undefined) => void
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
  const shown = utilities.map(({ id, name, average_rate_usd_per_kwh: rate, serves_county }) => ({
    value: id,
    label: name,
    note: `${serves_county ? 'in the county, ' : ''}$${rate.toFixed(3)}/kWh`,
  }))
  return (
    <>
      {!state && (
        <div className={className}>
          <Notice kind="warning">Enter the address first; the utilities are those of its state.</Notice>
        </div>
      )}
      <ComboboxField
        label="Utility"
        {...(className === undefined ? {} : { className })}
        options={shown.length === 0 && value && name ? [{ value, label: name }] : shown}
        value={value}
        onChange={id => onChoose(id, utilities.find(utility => utility.id === id)?.average_rate_usd_per_kwh)}
        placeholder={known.isLoading ? 'Loading …' : 'Search utilities'}
        disabled={!state || !mayLook}
        empty="No utility by that name in this state."
        help="The average residential rate of the utility is filled in; the bill says what this household pays."
        error={error}
      />
    </>
  )
}
