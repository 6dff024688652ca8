// The owner of the imported leads, and the review before importing.
import { useState } from 'react'
import { zipList } from '#machines/projects/leads/owner-rule.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoicesField } from '#web/ui/fields/choices-field.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'
import { Territories, type Territory, territoriesOf } from './territories.tsx'
import { words } from './words.ts'

type Rule = Schemas['LeadOwnerRule']
type Props = { current: Schemas['SheetImport']; decision: Schemas['SheetDecision'] }

const KINDS = [
  { value: 'one', label: words.one_person },
  { value: 'round_robin', label: words.round_robin, help: words.round_robin_help },
  { value: 'territory', label: words.by_zip_code, help: words.by_zip_code_help },
] as const

export function ImportOwner({ current, decision }: Props) {
  const { id: import_id, version, owner, reason } = current
  const whyNot = useWhyNot('leads.import')
  const me = useRead('/v1/user', {})
  const team = useRead('/v3/users.ListTenantUsers', {})
  const people = (team.data?.users ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const [kind, setKind] = useState<Rule['kind']>(owner?.kind ?? 'one')
  const [chosen, setChosen] = useState<string[]>(owner?.user_ids ?? [])
  const [territories, setTerritories] = useState<Territory[]>(territoriesOf(owner))
  const present = chosen.filter(id => people.some(({ value }) => value === id))
  const user_ids = present.length > 0 ? present : [me.data?.user.id ?? []].flat()
  const apply = useWrite('/v3/sheet_imports.Apply')
  const missing =
    user_ids.length === 0
      ? words.choose_person_first
      : kind === 'territory' && !territories.every(({ user_id, zips }) => user_id && zipList(zips))
        ? words.choose_person_zip_codes
        : undefined
  const rule = (): Rule => ({
    kind,
    user_ids: kind === 'round_robin' ? user_ids : user_ids.slice(0, 1),
    ...(kind === 'territory'
      ? { territories: territories.map(({ user_id, zips }) => ({ user_id, postal_codes: zipList(zips) ?? [] })) }
      : {}),
  })
  return (
    <Card title={words.choose_who_owns_leads} note={words.leads_merged_keep_their}>
      <div className="flex flex-col gap-4">
        {reason && <Notice kind="danger">{words.nothing_was_imported({ reason })}</Notice>}
        <RadioGroup label={words.owner} options={KINDS} value={kind} onChange={setKind} />
        {kind === 'round_robin' ? (
          <ChoicesField
            label={words.people}
            className="sm:max-w-96"
            options={people}
            values={user_ids}
            onChange={setChosen}
            none={words.choose_people}
          />
        ) : (
          <>
            {kind === 'territory' && <Territories value={territories} onChange={setTerritories} people={people} />}
            <SelectField
              label={kind === 'one' ? words.person : words.all_other_leads}
              className="sm:max-w-80"
              options={people}
              value={user_ids[0] ?? null}
              onChange={id => setChosen([id])}
            />
          </>
        )}
        {apply.error && <Notice kind="danger">{Object.values(apply.error.fields)[0] ?? apply.error.message}</Notice>}
        <div>
          <Button
            look="primary"
            busy={apply.isPending}
            disabledReason={whyNot ?? missing}
            onClick={() => apply.mutate({ import_id, version, decision, owner: rule() })}
          >
            {words.import_leads}
          </Button>
        </div>
      </div>
    </Card>
  )
}
