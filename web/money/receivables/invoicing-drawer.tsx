// How the company bills: numbers, terms, how to pay, and the payment schedule of cash deals.
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useFormContext } from 'react-hook-form'
import { MILESTONES, scheduleFault, stepName } from '#machines/money/receivables/rules.ts'
import { zInvoicingSettings } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { usePermissions, useRead, useWrite } from '#web/data/queries.ts'
import { EditDrawer } from '#web/frame/edit-drawer.tsx'
import { said } from '#web/lib/form.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { ShareField } from '#web/ui/fields/share-field.tsx'
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Settings = Schemas['InvoicingSettings']
type Milestone = Schemas['InvoiceMilestone']

export function InvoicingDrawer({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useRead('/v3/settings.GetInvoicing', {})
  if (data) return <Form saved={data} onClose={onClose} />
  return (
    <Drawer open editable onClose={onClose} title={words.billing_settings}>
      {error ? <ErrorState sentence={error.message} onRetry={refetch} /> : <Skeleton className="h-72" />}
    </Drawer>
  )
}

function Form({ saved, onClose }: { saved: Settings; onClose: () => void }) {
  const form = useForm<Settings>({ resolver: zodResolver(zInvoicingSettings as never) as never, defaultValues: saved })
  const write = useWrite('/v3/settings.Invoicing', {})
  const held = usePermissions()
  const may = held.has('receivables.edit') || held.has('settings.edit')
  const schedule = form.watch('schedule')
  return (
    <EditDrawer
      title={words.billing_settings}
      description={words.settings_apply_to_new_invoices}
      form={form}
      draft="invoicing"
      saved={saved}
      label={common.save}
      busy={write.isPending}
      whyNot={may ? scheduleFault(schedule) : words.your_role_does_not}
      save={(values, then) =>
        write.mutate(values, {
          ...then,
          onSuccess: () => {
            tellDone(words.saved)
            then.onSuccess()
          },
        })
      }
      onClose={onClose}
    >
      <Numbers />
      <Schedule />
    </EditDrawer>
  )
}

function Numbers() {
  const { register, watch, setValue, formState } = useFormContext<Settings>()
  const { errors } = formState
  const rule = words.prefix_rule
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={words.invoice_prefix}
          maxLength={10}
          autoComplete="off"
          {...register('invoice_prefix')}
          error={said(errors.invoice_prefix, rule)}
        />
        <TextField
          label={words.credit_note_prefix}
          maxLength={10}
          autoComplete="off"
          {...register('credit_note_prefix')}
          error={said(errors.credit_note_prefix, rule)}
        />
      </div>
      <NumberField
        label={words.due_after}
        unit={common.days}
        digits={0}
        className="sm:max-w-48"
        value={watch('terms_days')}
        onChange={value => setValue('terms_days', value as number, { shouldDirty: true })}
        error={said(errors.terms_days, words.enter_0_365_days)}
      />
      <TextArea
        label={words.payment_instructions}
        optional
        rows={4}
        maxLength={600}
        help={words.printed_every_invoice}
        {...register('how_to_pay')}
        error={said(errors.how_to_pay, words.payment_instructions_limit)}
      />
    </>
  )
}

/** A step of zero is not in the schedule. */
function Schedule() {
  const { watch, setValue } = useFormContext<Settings>()
  const schedule = watch('schedule')
  const shareOf = (milestone: Milestone) => schedule.find(one => one.milestone === milestone)?.share ?? 0
  const change = (milestone: Milestone, share: number) =>
    setValue(
      'schedule',
      MILESTONES.map(one => ({ milestone: one, share: one === milestone ? share : shareOf(one) })).filter(
        one => one.share > 0,
      ),
      { shouldDirty: true },
    )
  const fault = scheduleFault(schedule)
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 text-sm font-medium">{words.payment_schedule_cash_deals}</legend>
      <p className="text-sm text-ink-3">{words.when_cash_agreement_signed}</p>
      {MILESTONES.map(milestone => (
        <ShareField
          key={milestone}
          label={stepName(milestone)}
          digits={2}
          className="sm:max-w-72"
          share={shareOf(milestone)}
          onChange={share => change(milestone, share ?? 0)}
        />
      ))}
      <p aria-live="polite" className={fault ? 'text-sm text-danger' : 'text-sm text-ink-3'}>
        {fault ?? words.schedule_total_100}
      </p>
    </fieldset>
  )
}
