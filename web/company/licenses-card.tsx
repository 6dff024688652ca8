// Contractor licenses by state: which number the documents of a project name.
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { homeState, licenseFaults, licenseRule } from '#machines/company/licenses.ts'
import { stateName } from '#machines/lib/states.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { stateOptions } from '#web/lib/states.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type License = Schemas['License']
type Row = License & { key: number }

const rowsOf = (licenses: readonly License[]): Row[] => licenses.map((license, key) => ({ ...license, key }))
const licensesOf = (rows: readonly Row[]): License[] =>
  rows.map(({ key: _, classification, expires_on, ...rest }) => ({
    ...rest,
    ...(classification ? { classification } : {}),
    ...(expires_on ? { expires_on } : {}),
  }))

export function LicensesCard({ company }: { company: Schemas['Company'] }) {
  const saved = company.licenses ?? []
  const [typed, setTyped] = useState<Row[] | null>(null)
  const [strict, setStrict] = useState(false)
  const mayNot = useWhyNot('company.edit')
  const rows = typed ?? rowsOf(saved)
  const save = useWrite('/v3/company.SetLicenses', {
    onDone: () => {
      setTyped(null)
      setStrict(false)
      tellDone(words.licenses_saved)
    },
  })
  const faults = { ...(save.error?.fields ?? {}), ...licenseFaults(licensesOf(rows)) }
  const submit = () => {
    setStrict(true)
    if (Object.keys(licenseFaults(licensesOf(rows))).length > 0) return
    save.mutate({ licenses: licensesOf(rows), version: company.version })
  }
  const change = (key: number, part: Partial<License>) =>
    setTyped(rows.map(row => (row.key === key ? { ...row, ...part } : row)))
  const { license_number: number } = company
  const home = homeState(company)
  const add = () => {
    // A list replaces the single number, which would otherwise be gone from the company's own state.
    const before = saved.length === 0 && typed === null && number && home ? [{ key: 0, state: home, number }] : rows
    setTyped([...before, { key: Math.max(-1, ...before.map(({ key }) => key)) + 1, state: '', number: '' }])
  }
  const errorAt = (at: number, field: string) => (strict ? faults[`licenses.${at}.${field}`] : undefined)
  return (
    <Card title={words.licenses_state} note={words.documents_name_license_project({ license_rule: licenseRule() })}>
      <div className="flex flex-col gap-5">
        {rows.length === 0 && (
          <p className="text-base text-ink-2">
            {!number
              ? words.no_license_entered_add
              : home
                ? words.used_at_home({ license_number: number, state: stateName(home) })
                : words.used_every_state({ license_number: number })}
          </p>
        )}
        {rows.map((row, at) => (
          <fieldset
            key={row.key}
            className="grid min-w-0 gap-3 border-hairline not-first:border-t not-first:pt-5 sm:grid-cols-2"
          >
            <legend className="sr-only">{words.license({ at: at + 1 })}</legend>
            <ComboboxField
              label={common.state}
              options={stateOptions}
              value={row.state || null}
              onChange={state => change(row.key, { state })}
              error={errorAt(at, 'state')}
            />
            <TextField
              label={words.license_number}
              autoComplete="off"
              maxLength={60}
              value={row.number}
              onChange={event => change(row.key, { number: event.target.value })}
              error={errorAt(at, 'number')}
            />
            <TextField
              label={words.classification}
              optional
              autoComplete="off"
              maxLength={60}
              placeholder="CR-11"
              value={row.classification ?? ''}
              onChange={event => change(row.key, { classification: event.target.value })}
            />
            <DateField
              label={words.expires}
              optional
              value={row.expires_on ?? null}
              onChange={expires_on => change(row.key, { expires_on: expires_on ?? undefined })}
              error={errorAt(at, 'expires_on')}
            />
            <Button
              look="ghost"
              className="-ml-3 justify-self-start"
              icon={<Trash2 size={14} aria-hidden />}
              aria-label={words.remove_license({ at: at + 1 })}
              disabledReason={mayNot}
              onClick={() => setTyped(rows.filter(({ key }) => key !== row.key))}
            >
              {common.remove}
            </Button>
          </fieldset>
        ))}
        <div className="flex flex-wrap gap-2">
          <Button icon={<Plus size={14} aria-hidden />} disabledReason={mayNot} onClick={add}>
            {words.add_license}
          </Button>
          <Button
            look="primary"
            busy={save.isPending}
            disabled={typed === null}
            disabledReason={mayNot}
            onClick={submit}
          >
            {words.save_licenses}
          </Button>
        </div>
      </div>
    </Card>
  )
}
