// How a company works: its clock, its project numbers, how long its links live.
import { type UseFormReturn, useFormContext } from 'react-hook-form'
import { zGeneralInput } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { Anchored } from '#web/frame/anchored.tsx'
import { SettingForm, useSettingForm } from '#web/frame/setting-form.tsx'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { said } from '#web/lib/form.ts'
import { tellDone } from '#web/lib/tell.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { CancelReasonsCard } from './cancel-reasons-card.tsx'
import { PricingChecksCard } from './pricing-checks-card.tsx'
import { words } from './words.ts'
import { timeIn, ZONES } from './zones.ts'

type General = Schemas['GeneralInput']

export default function GeneralScreen() {
  const { data, error, refetch } = useRead('/v3/settings.GetGeneral', {})
  return (
    <SettingsFrame title={words.general} note={words.how_your_company_works}>
      {error && !data && <ErrorCard sentence={error.message} onRetry={() => void refetch()} />}
      {!data && !error && (
        <>
          <Skeleton className="h-36 max-w-[720px]" />
          <Skeleton className="h-44 max-w-[720px]" />
        </>
      )}
      {data && <Form saved={data} />}
    </SettingsFrame>
  )
}

function Form({ saved }: { saved: Schemas['General'] }) {
  const whyNot = useWhyNot('settings.edit')
  const setting = useSettingForm<General>({ name: 'general', schema: zGeneralInput, saved })
  const write = useWrite('/v3/settings.General', {
    onDone: answer => {
      setting.show(answer)
      tellDone(words.saved)
    },
  })
  return (
    <SettingForm
      setting={setting}
      busy={write.isPending}
      whyNot={whyNot}
      className="max-w-[720px]"
      onSave={(values, form) => write.mutate(inputOf(values, form), { onError: setting.refused })}
    >
      <Clock />
      <ProjectNumbers />
      <Links />
      <Anchored id="pricing-checks">
        <PricingChecksCard />
      </Anchored>
      <CancelReasonsCard />
    </SettingForm>
  )
}

/** A project begun meanwhile has taken the number shown: only one that was typed is asked for. */
function inputOf({ next_project_number, ...values }: General, form: UseFormReturn<General>): General {
  const shown = form.formState.defaultValues?.next_project_number
  return next_project_number === undefined || next_project_number === shown
    ? values
    : { ...values, next_project_number }
}

function Clock() {
  const { watch, setValue } = useFormContext<General>()
  const zone = watch('timezone')
  return (
    <Card title={words.time}>
      <SelectField
        label={words.time_zone}
        className="sm:max-w-80"
        options={ZONES}
        value={zone}
        onChange={value => {
          const chosen = ZONES.find(one => one.value === value)
          if (chosen) setValue('timezone', chosen.value, { shouldDirty: true })
        }}
        help={words.there_now({ zone: timeIn(zone) })}
      />
      <p className="mt-2 text-sm text-ink-3">{words.dates_agreements_times_signing}</p>
    </Card>
  )
}

function ProjectNumbers() {
  const { register, watch, setValue, formState } = useFormContext<General>()
  const { errors } = formState
  return (
    <Card title={words.project_numbers} note={words.projects_keep_number_they}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={words.number_prefix}
          maxLength={8}
          autoComplete="off"
          {...register('project_prefix')}
          error={said(errors.project_prefix, words.use_letters_digits_hyphens)}
        />
        <NumberField
          label={words.next_number}
          digits={0}
          write={String}
          value={watch('next_project_number') ?? null}
          onChange={value => setValue('next_project_number', value as number, { shouldDirty: true })}
          error={said(errors.next_project_number, words.enter_whole_number_up)}
        />
      </div>
      <p className="mt-3 text-sm text-ink-2">
        {words.your_next_project}{' '}
        <strong className="figures text-ink">
          {watch('project_prefix')}
          {watch('next_project_number') ?? '…'}
        </strong>
        .
      </p>
    </Card>
  )
}

function Links() {
  const { watch, setValue, formState } = useFormContext<General>()
  const { errors } = formState
  return (
    <Card title={words.link_expiration} note={words.links_already_made_keep}>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={words.signing_links_expire_after}
          unit={common.days}
          digits={0}
          value={watch('signing_link_days')}
          onChange={value => setValue('signing_link_days', value as number, { shouldDirty: true })}
          help={words.day_link_made_signer}
          error={said(errors.signing_link_days, words.enter_1_90_days)}
        />
        <NumberField
          label={words.invitations_expire_after}
          unit={common.days}
          digits={0}
          value={watch('invite_days')}
          onChange={value => setValue('invite_days', value as number, { shouldDirty: true })}
          help={words.mail_new_member_says}
          error={said(errors.invite_days, words.enter_1_30_days)}
        />
      </div>
    </Card>
  )
}
