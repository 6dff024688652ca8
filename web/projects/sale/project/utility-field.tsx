// Who sells a household its power: one of the utilities of its state, or one that is typed because it is not listed.
import type { ReactNode } from 'react'
import { averageWords, yearsOf } from '#machines/design/utilities/average-rate.ts'
import { netMeteringLine, rateLine } from '#machines/design/utilities/tariff-lines.ts'
import type { Schemas } from '#sdk/types.ts'
import { read, usePermissions, useRead } from '#web/data/queries.ts'
import { cx } from '#web/lib/class-names.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

/** Exactly one of both: an id of the list, or a name. */
export type ChosenUtility = { utility_id: string } | { utility_name: string }
export type FilledRate = Pick<Schemas['UtilityRate'], 'rate_usd_per_kwh'> & Partial<Schemas['UtilityRate']>

type Props = {
  address: Partial<Pick<Schemas['Address'], 'state' | 'postal_code'>> | null | undefined
  value: string | null
  /** The typed name, or the name of `value` for users who may not look others up. */
  name?: string | null | undefined
  /** With the rate to fill in: the average, and once it is known what the company confirmed instead. */
  onChoose: (utility: ChosenUtility, rate: FilledRate | null) => void
  error: string | undefined
  /** Leads to where the address is entered. */
  toAddress?: ReactNode
  className?: string
}

export function UtilityField({ address, value, name, onChoose, error, toAddress, className }: Props) {
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
  const shown = utilities.map(({ id, name, other_names, average, serves_county }) => ({
    value: id,
    label: name,
    also: other_names,
    note: [
      other_names[0],
      serves_county && words.county,
      average && words.rate_in_year({ fixed: average.rate_usd_per_kwh.toFixed(3), ...yearsOf(average) }),
    ]
      .filter(Boolean)
      .join(' · '),
  }))
  const choose = async (id: string) => {
    onChoose({ utility_id: id }, utilities.find(utility => utility.id === id)?.average ?? null)
    const terms = await read('/v3/energy.GetUtilityTerms', { utility_id: id }).catch(() => null)
    if (terms?.utility.terms?.rate) onChoose({ utility_id: id }, terms.utility.terms.rate)
  }
  return (
    <>
      {!state && (
        <div className={className}>
          <Notice kind="warning" action={toAddress}>
            {words.enter_address_first_see}
          </Notice>
        </div>
      )}
      <ComboboxField
        label={common.utility}
        {...(className === undefined ? {} : { className })}
        options={shown}
        value={value}
        chosen={name ? { value: value ?? name, label: name } : undefined}
        onChange={id => void choose(id)}
        // While the list loads, a listed name would be mistaken for a custom one.
        {...(known.data ? { onTyped: (utility_name: string) => onChoose({ utility_name }, null) } : {})}
        placeholder={known.isLoading ? words.loading : words.name_initials_such_as}
        disabled={!state || !mayLook}
        empty={words.no_utility_name_state}
        help={words.utility_average_residential_rate}
        error={error}
      />
      {value && <UtilityKnown utility_id={value} {...(className === undefined ? {} : { className })} />}
    </>
  )
}

/** The year and source of the rate that is filled in, and how exports are credited. */
function UtilityKnown({ utility_id, className }: { utility_id: string; className?: string }) {
  const { data } = useRead('/v3/energy.GetUtilityTerms', { utility_id })
  if (!data) return null
  const { average, published, terms } = data.utility
  const settled = terms?.net_metering ?? published?.net_metering
  return (
    <ul className={cx('flex flex-col gap-1.5 text-sm text-ink-2', className)} aria-label={words.about_utility}>
      {terms?.rate ? (
        <li>{words.rate_your_company_confirmed({ rate: rateLine(terms.rate) })}</li>
      ) : (
        average && (
          <li>
            {words.average_rate({ average: averageWords(average) })} {words.ask_for_bill}
          </li>
        )
      )}
      {settled && (
        <li className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {netMeteringLine(settled)}.{' '}
          {terms?.net_metering ? (
            <Badge status="confirmed" label={words.confirmed} />
          ) : (
            <Badge status="assumed" label={words.assumed} />
          )}
        </li>
      )}
    </ul>
  )
}
