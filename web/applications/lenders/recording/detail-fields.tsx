// The figures one kind of record asks for.

import { MILESTONES } from '#machines/applications/lenders/codes.ts'
import type { RecordKind } from '#machines/applications/lenders/recording/records.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { MoneyField } from '#web/ui/fields/money-field.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { type Application, MILESTONE_NAMES } from '../under-way/application-words.ts'
import type { Typed } from './record-draft.ts'
import { DETAILS } from './record-words.ts'
import { words } from './words.ts'

type Props = {
  application: Application
  kind: RecordKind
  typed: Typed
  onChange: (part: Partial<Typed>) => void
  /** The server's error for a field. */
  errorOf: (field: string) => string | undefined
}

const AMOUNTS: Partial<Record<RecordKind, string>> = {
  approved: words.approved_amount,
  counter_offered: words.amount_offered,
  funded: words.amount_funded,
}

export function DetailFields({ application, kind, typed, onChange, errorOf }: Props) {
  const { detail } = typed
  const has = (name: keyof Typed['detail']) => DETAILS[kind]?.includes(name) ?? false
  const change = (part: Typed['detail']) => onChange({ detail: { ...detail, ...part } })
  const without = (name: keyof Typed['detail']) => {
    const { [name]: _, ...rest } = detail
    onChange({ detail: rest })
  }
  return (
    <>
      {has('milestone') && (
        <SelectField
          label={words.milestone}
          options={MILESTONES.map(value => ({ value, label: MILESTONE_NAMES[value] }))}
          value={detail.milestone ?? null}
          error={errorOf('detail.milestone')}
          onChange={value => {
            const milestone = MILESTONES.find(one => one === value)
            if (milestone) change({ milestone })
          }}
        />
      )}
      {has('amount_cents') && (
        <MoneyField
          label={AMOUNTS[kind] ?? common.amount}
          value_cents={detail.amount_cents ?? null}
          error={errorOf('detail.amount_cents')}
          onChange={amount_cents => (amount_cents === null ? without('amount_cents') : change({ amount_cents }))}
        />
      )}
      {has('term_months') && (
        <NumberField
          label={words.term}
          optional
          unit={common.months}
          digits={0}
          value={detail.term_months ?? null}
          error={errorOf('detail.term_months')}
          onChange={term_months => (term_months === null ? without('term_months') : change({ term_months }))}
        />
      )}
      {has('apr') && (
        <NumberField
          label={words.interest_rate}
          optional
          unit="%"
          value={detail.apr === undefined ? null : Number((detail.apr * 100).toFixed(4))}
          error={errorOf('detail.apr')}
          onChange={rate => (rate === null ? without('apr') : change({ apr: Number((rate / 100).toFixed(6)) }))}
        />
      )}
      {has('expires_on') && (
        <DateField
          label={words.approval_valid_until}
          optional
          value={detail.expires_on ?? null}
          error={errorOf('detail.expires_on')}
          onChange={expires_on => (expires_on === null ? without('expires_on') : change({ expires_on }))}
        />
      )}
      {has('reference') && (
        <TextField
          label={words.application_number_lender}
          optional
          maxLength={100}
          value={detail.reference ?? ''}
          error={errorOf('detail.reference')}
          onChange={({ target }) => (target.value === '' ? without('reference') : change({ reference: target.value }))}
        />
      )}
      {has('reason') && (
        <TextField
          label={words.reason_given}
          optional
          maxLength={500}
          value={detail.reason ?? ''}
          error={errorOf('detail.reason')}
          onChange={({ target }) => (target.value === '' ? without('reason') : change({ reason: target.value }))}
        />
      )}
      {has('stipulations') && (
        <TextArea
          label={words.stipulations}
          help={words.one_per_line}
          rows={3}
          value={typed.stipulations}
          error={errorOf('detail.stipulations')}
          onChange={({ target }) => onChange({ stipulations: target.value })}
        />
      )}
      {has('stipulation_ids') && <Cleared application={application} typed={typed} onChange={change} />}
    </>
  )
}

type ClearedProps = { application: Application; typed: Typed; onChange: (part: Typed['detail']) => void }

function Cleared({ application, typed, onChange }: ClearedProps) {
  const ids = typed.detail.stipulation_ids ?? []
  const open = application.stipulations.filter(({ status }) => status !== 'cleared')
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-medium">{words.cleared}</legend>
      {open.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={ids.includes(id)}
          onChange={checked => onChange({ stipulation_ids: checked ? [...ids, id] : ids.filter(one => one !== id) })}
        />
      ))}
    </fieldset>
  )
}
