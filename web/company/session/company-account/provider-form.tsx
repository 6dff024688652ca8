// The provider's client, how members sign in, and which role they get.
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { roleName } from '#machines/company/roles/role-name.ts'
import type { Refusal } from '#sdk/refusal.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import { useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyField } from '#web/ui/fields/copy-field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Card } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Draft = Input<'/v3/settings.SingleSignOn'>
type Props = { standing: Schemas['SingleSignOnStanding']; onSaved: () => void }

const NOBODY = 'nobody'
const MODES = ['off', 'optional', 'enforced'] as const

export function ProviderForm({ standing: { settings, redirect_uri }, onSaved }: Props) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(settings))
  const [refusal, setRefusal] = useState<Refusal>()
  const mayNotView = useWhyNot('roles.view') !== undefined
  const { data } = useRead('/v3/roles.ListPermissions', {}, { enabled: !mayNotView })
  const whyNot = useWhyNot('settings.edit')
  const save = useWrite('/v3/settings.SingleSignOn', {
    onDone: () => {
      tellDone(words.saved)
      onSaved()
    },
  })
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const submit = () => {
    const { client_secret, ...rest } = draft
    setRefusal(undefined)
    save.mutate(client_secret ? { ...rest, client_secret } : rest, { onError: setRefusal })
  }
  const errors = refusal?.fields ?? {}
  const roles = (data?.roles ?? [])
    .filter(({ is_system, name }) => !(is_system && name === 'Owner'))
    .map(({ id, name }) => ({ value: id, label: roleName(name) }))
  const stays = settings.has_secret && settings.issuer === draft.issuer && settings.client_id === draft.client_id
  return (
    <>
      <Card title={words.provider} note={words.provider_note}>
        <div className="flex max-w-[560px] flex-col gap-4">
          <div className="flex flex-col gap-1">
            <p className="text-sm font-medium">{words.redirect_address}</p>
            <CopyField label={words.redirect_address} value={redirect_uri} />
            <p className="text-xs text-ink-3">{words.redirect_hint}</p>
          </div>
          <TextField
            label={words.issuer}
            placeholder="https://id.example.com"
            autoComplete="off"
            spellCheck={false}
            value={draft.issuer}
            onChange={({ target }) => change({ issuer: target.value })}
            error={errors['issuer']}
          />
          <TextField
            label={words.client_id}
            autoComplete="off"
            spellCheck={false}
            value={draft.client_id}
            onChange={({ target }) => change({ client_id: target.value })}
            error={errors['client_id']}
          />
          <PasswordField
            label={words.client_secret}
            autoComplete="new-password"
            placeholder={stays ? words.stored : ''}
            help={stays ? words.keep_empty : words.never_shown}
            value={draft.client_secret ?? ''}
            onChange={({ target }) => change({ client_secret: target.value })}
            error={errors['client_secret']}
          />
        </div>
      </Card>
      <Card title={words.members}>
        <div className="flex max-w-[560px] flex-col gap-5">
          <RadioGroup
            label={words.who_signs_in}
            value={draft.mode}
            onChange={mode => change({ mode })}
            options={MODES.map(value => ({
              value,
              label: words.modes[value],
              help: value === 'enforced' ? words.enforced_help : undefined,
            }))}
          />
          <SelectField
            label={words.role_of_new}
            value={draft.role_id ?? NOBODY}
            onChange={value => change({ role_id: value === NOBODY ? null : value })}
            options={[{ value: NOBODY, label: words.nobody_new }, ...roles]}
            error={errors['role_id']}
          />
          <TextField
            label={words.role_claim}
            autoComplete="off"
            spellCheck={false}
            value={draft.role_claim}
            onChange={({ target }) => change({ role_claim: target.value })}
            error={errors['role_claim']}
          />
          <GroupRows rows={draft.role_map} roles={roles} onChange={role_map => change({ role_map })} />
          {errors['role_map'] && <Notice kind="danger">{errors['role_map']}</Notice>}
          <Button
            look="primary"
            className="self-start"
            busy={save.isPending}
            disabledReason={
              whyNot ??
              (JSON.stringify(draft) === JSON.stringify(draftOf(settings)) ? common.no_changes_to_save : undefined)
            }
            onClick={submit}
          >
            {common.save}
          </Button>
        </div>
      </Card>
    </>
  )
}

type Rows = Draft['role_map']
type RowsProps = { rows: Rows; roles: { value: string; label: string }[]; onChange: (rows: Rows) => void }

function GroupRows({ rows, roles, onChange }: RowsProps) {
  const set = (at: number, part: Partial<Rows[number]>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)))
  const [first] = roles
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="text-sm font-medium">{words.groups_to_roles}</legend>
      <p className="text-xs text-ink-3">{words.first_match}</p>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place only.
        <div key={at} className="flex items-end gap-2">
          <TextField
            label={words.group}
            hideLabel={at > 0}
            className="min-w-0 flex-1"
            value={row.value}
            onChange={({ target }) => set(at, { value: target.value })}
          />
          <SelectField
            label={words.role}
            hideLabel={at > 0}
            className="w-44 max-sm:w-36"
            value={row.role_id}
            onChange={role_id => set(at, { role_id })}
            options={roles}
          />
          <IconButton
            label={words.remove_row}
            icon={Trash2}
            onClick={() => onChange(rows.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {first && (
        <Button className="self-start" onClick={() => onChange([...rows, { value: '', role_id: first.value }])}>
          {words.add_row}
        </Button>
      )}
    </fieldset>
  )
}

const draftOf = ({ has_secret: _, issuer, client_id, ...rest }: Schemas['SingleSignOn']): Draft => ({
  ...rest,
  issuer: issuer ?? '',
  client_id: client_id ?? '',
  client_secret: '',
})
