import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { href } from '#web/app/navigation.ts'
import { useRead, useWrite } from '#web/app/queries.ts'
import { tell, tellDone } from '#web/app/tell.ts'
import type { TabProps } from '#web/sale/project-tabs.ts'
import { startUpQuery } from '#web/session/start-up.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { EmptyState, ErrorState, Notice, Skeleton } from '#web/ui/states.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { AGREEMENT_READS } from './agreements-tab.tsx'
import { ROLE_NAMES, rolesOf } from './field-words.ts'

type Person = { name: string; email: string }
type Role = Schemas['SignerRole']

/** Asks for a template and, for each role it names, who signs. */
export function SendDialog({ project, onClose }: TabProps & { onClose: () => void }) {
  const templates = useRead('/v3/collections.ListAgreements', {})
  const homeowners = useRead('/v3/homeowners.ListByProject', { project_id: project.id })
  const me = useQuery(startUpQuery).data?.user
  const [agreement_id, choose] = useState<string | null>(null)
  const [typed, setTyped] = useState<Partial<Record<Role, Person>>>({})
  const send = useWrite('/v3/agreements.Send', {
    quiet: true,
    refreshes: AGREEMENT_READS,
    onDone: () => {
      onClose()
      tellDone('The agreement is ready to be signed. Hand out the signing link.')
    },
  })
  // One without fields has nothing to sign.
  const ready = (templates.data?.agreements ?? []).filter(({ active, fields }) => active && rolesOf(fields).length > 0)
  const template = ready.find(({ id }) => id === agreement_id) ?? (ready.length === 1 ? ready[0] : undefined)
  const roles = template ? rolesOf(template.fields) : []
  const suggested = (role: Role): Person => {
    const people = homeowners.data?.homeowners ?? []
    const person = role === 'homeowner' ? people[0] : role === 'co_homeowner' ? people[1] : undefined
    if (person) return { name: `${person.firstname} ${person.lastname}`, email: person.email ?? '' }
    if (role === 'sales_rep' && me)
      return {
        name: `${me.firstname} ${me.lastname}`,
        email: me.contacts.find(({ contact }) => contact.includes('@'))?.contact ?? '',
      }
    return { name: '', email: '' }
  }
  const personOf = (role: Role) => typed[role] ?? suggested(role)
  const fields = send.error?.fields ?? {}
  const submit = () =>
    template &&
    send.mutate(
      {
        project_id: project.id,
        agreement_id: template.id,
        signers: roles.map(role => {
          const { name, email } = personOf(role)
          return { role, name: name.trim(), email: email.trim() }
        }),
      },
      { onError: failure => Object.keys(failure.fields).length === 0 && tell(failure) },
    )
  const elsewhere = Object.entries(fields).filter(([name]) => !name.startsWith('signers.'))
  return (
    <Dialog
      open
      onClose={onClose}
      title="Send agreement"
      description="Its values are taken from the financing chosen, and stay as they are now."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" busy={send.isPending} disabled={!template} onClick={submit}>
            {send.isPending ? 'Sending …' : 'Send'}
          </Button>
        </>
      }
    >
      {templates.error && <ErrorState sentence={templates.error.message} onRetry={templates.refetch} />}
      {templates.isLoading && <Skeleton className="h-24" />}
      {templates.data && ready.length === 0 && (
        <EmptyState
          title="No agreement is ready to be sent"
          action={
            <Link href={href('/light-hub/agreements')} className={buttonLook('primary')}>
              Go to agreements
            </Link>
          }
        >
          Upload a PDF and place its fields first.
        </EmptyState>
      )}
      {ready.length > 0 && (
        <div className="flex flex-col gap-4">
          {elsewhere.map(([name, sentence]) => (
            <Notice key={name} kind="danger">
              {sentence}
            </Notice>
          ))}
          <SelectField
            label="Agreement"
            value={template?.id ?? null}
            onChange={choose}
            options={ready.map(({ id, name }) => ({ value: id, label: name }))}
          />
          {roles.map((role, index) => {
            const person = personOf(role)
            const set = (part: Partial<Person>) => setTyped({ ...typed, [role]: { ...person, ...part } })
            return (
              <fieldset key={role} className="grid gap-3 sm:grid-cols-2">
                <legend className="mb-2 text-sm font-semibold">{ROLE_NAMES[role]}</legend>
                <TextField
                  label="Name"
                  value={person.name}
                  onChange={event => set({ name: event.target.value })}
                  error={fields[`signers.${index}.name`]}
                />
                <TextField
                  label="E-mail"
                  type="email"
                  value={person.email}
                  onChange={event => set({ email: event.target.value })}
                  error={fields[`signers.${index}.email`]}
                />
              </fieldset>
            )
          })}
        </div>
      )}
    </Dialog>
  )
}
