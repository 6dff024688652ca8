// Who must have a second step, and how long members may work without one.
import { useState } from 'react'
import { Link } from 'wouter'
import { roleName } from '#machines/company/roles/role-name.ts'
import type { Refusal } from '#sdk/refusal.ts'
import type { Permission, Schemas } from '#sdk/types.ts'
import { useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { ChoicesField } from '#web/ui/fields/choices-field.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { Card } from '#web/ui/page.tsx'
import { Notice, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Policy = Schemas['SecondStepPolicy']
type Draft = Omit<Policy, 'grace_days'> & { grace_days: number | null }

const MOST_DAYS = 90

export function SecondStepPolicyCard() {
  const { data, error, refetch } = useRead('/v3/settings.GetSecondStepPolicy', {})
  const [draft, setDraft] = useState<Draft>()
  const [refusal, setRefusal] = useState<Refusal>()
  const whyNot = useWhyNot('settings.edit')
  const save = useWrite('/v3/settings.SecondStepPolicy', {
    onDone: () => {
      setDraft(undefined)
      setRefusal(undefined)
      tellDone(words.policy_saved)
      void refetch()
    },
  })
  if (error && !data) return <ErrorCard sentence={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-44" />
  const shown = draft ?? data.policy
  const { required_of, grace_days } = shown
  const change = (part: Partial<Draft>) => setDraft({ ...shown, version: data.policy.version, ...part })
  const days_wrong = grace_days === null || grace_days > MOST_DAYS
  const submit = () => {
    if (grace_days !== null) save.mutate({ ...shown, grace_days }, { onError: setRefusal })
  }
  return (
    <Card title={words.who_needs_one} note={words.policy_note}>
      <div className="flex max-w-[420px] flex-col gap-5">
        {data.missing > 0 && (
          <Notice
            kind="warning"
            action={
              <Link href="/team?status=missing" className="font-medium underline underline-offset-2">
                {words.show_them}
              </Link>
            }
          >
            {words.members_missing({ missing: data.missing })}
          </Notice>
        )}
        <RadioGroup
          label={words.who_needs_one}
          hideLabel
          value={required_of}
          onChange={next => change({ required_of: next })}
          options={(['nobody', 'everyone', 'roles', 'permissions'] as const).map(value => ({
            value,
            label: words.who[value],
          }))}
        />
        <Chosen draft={shown} onChange={change} refusal={refusal} />
        {required_of !== 'nobody' && (
          <NumberField
            label={words.days_to_set_up}
            help={words.days_help}
            unit={words.day_unit}
            digits={0}
            className="max-w-40"
            value={grace_days}
            onChange={next => change({ grace_days: next === null ? null : Math.round(next) })}
            error={days_wrong ? words.enter_days : undefined}
          />
        )}
        <Button
          look="primary"
          className="self-start"
          busy={save.isPending}
          disabledReason={
            whyNot ?? (draft === undefined ? common.no_changes_to_save : days_wrong ? words.enter_days : undefined)
          }
          onClick={submit}
        >
          {common.save}
        </Button>
      </div>
    </Card>
  )
}

type ChosenProps = { draft: Draft; onChange: (part: Partial<Draft>) => void; refusal: Refusal | undefined }

/** Which roles or permissions, where it depends on them. */
function Chosen({ draft: { required_of, role_ids, permissions }, onChange, refusal }: ChosenProps) {
  const mayNotView = useWhyNot('roles.view') !== undefined
  const { data } = useRead('/v3/roles.ListPermissions', {}, { enabled: !mayNotView })
  if (required_of !== 'roles' && required_of !== 'permissions') return null
  if (mayNotView) return <Notice>{words.needs_roles_view}</Notice>
  if (!data) return <Skeleton className="h-16" />
  if (required_of === 'roles')
    return (
      <ChoicesField
        label={words.roles}
        none={words.none_chosen}
        options={data.roles.map(({ id, name }) => ({ value: id, label: roleName(name) }))}
        values={role_ids}
        onChange={values => onChange({ role_ids: values })}
        error={refusal?.fields['role_ids']}
      />
    )
  const all = data.areas.flatMap(area =>
    area.permissions.map(({ key, label }) => ({ value: key, label: `${area.name}: ${label}` })),
  )
  const known = (key: string): key is Permission => all.some(({ value }) => value === key)
  return (
    <ChoicesField
      label={words.permissions}
      help={words.any_of_these}
      none={words.none_chosen}
      options={all}
      values={permissions}
      onChange={values => onChange({ permissions: values.filter(known) })}
      error={refusal?.fields['permissions']}
    />
  )
}
