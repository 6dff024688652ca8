// Who sells a household its power, from the utilities of its state.
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/app/queries.ts'
import { ComboboxField } from '#web/ui/combobox-field.tsx'
import { Notice } from '#web/ui/states.tsx'

type Props = {
  address: Pick<Schemas['Address'], 'state'> | null | undefined
  value: string | null
  onChoose: (id: string, average_rate_usd_per_kwh: number | undefined) => void
  error: string | undefined
  className?: string
}

export function UtilityField({ address, value, onChoose, error, className }: Props) {
  const state = address?.state
  const known = useRead('/v1/lead/external/utilities', { state: state ?? '' }, { enabled: Boolean(state) })
  const utilities = known.data?.utilities ?? []
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
        options={utilities.map(utility => ({
          value: utility.id,
          label: utility.name,
          note: `$${utility.average_rate_usd_per_kwh.toFixed(3)}/kWh`,
        }))}
        value={value}
        onChange={id => onChoose(id, utilities.find(utility => utility.id === id)?.average_rate_usd_per_kwh)}
        placeholder={known.isLoading ? 'Loading …' : 'Search utilities'}
        disabled={!state}
        empty="No utility by that name in this state."
        help="The average residential rate of the utility is filled in; the bill says what this household pays."
        error={error}
      />
    </>
  )
}
