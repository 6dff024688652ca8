// A draft invoice's fields.
import { Plus, X } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { lineAmount } from '#machines/money/receivables/rules.ts'
import { said } from '#web/lib/form.ts'
import { moneyExact } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { MoneyField } from '#web/ui/fields/money-field.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { type DraftForm, EMPTY_LINE } from './draft-form.ts'
import { words } from './words.ts'

const LANGUAGES = [
  { value: 'en', label: common.english },
  { value: 'es', label: common.spanish },
]

export function DraftFields() {
  const { register, watch, setValue, formState } = useFormContext<DraftForm>()
  const { errors } = formState
  return (
    <>
      <TextField
        label={words.title}
        maxLength={120}
        autoComplete="off"
        help={words.title_help}
        {...register('title')}
        error={said(errors.title, words.enter_title)}
      />
      <LinesField />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={words.due_after}
          unit={common.days}
          digits={0}
          value={watch('terms_days')}
          onChange={value => setValue('terms_days', value, { shouldDirty: true })}
          error={said(errors.terms_days, words.enter_0_365_days)}
        />
        <SelectField
          label={common.language}
          options={LANGUAGES}
          value={watch('bill_to.language')}
          onChange={value => setValue('bill_to.language', value === 'es' ? 'es' : 'en', { shouldDirty: true })}
        />
      </div>
      <TextField
        label={words.billed_to}
        maxLength={200}
        autoComplete="off"
        {...register('bill_to.name')}
        error={said(errors.bill_to?.name, words.enter_name)}
      />
      <TextField
        label={common.email}
        optional
        type="email"
        maxLength={254}
        autoComplete="off"
        {...register('bill_to.email')}
        error={said(errors.bill_to?.email, words.enter_email)}
      />
      <TextArea
        label={common.address}
        rows={3}
        {...register('bill_to.address')}
        error={said(errors.bill_to?.address, words.address_limit)}
      />
      <TextArea
        label={words.note}
        optional
        rows={3}
        maxLength={1000}
        {...register('note')}
        error={said(errors.note, words.note_limit)}
      />
    </>
  )
}

/** No tax is calculated: solar systems are exempt in most states; elsewhere it is entered as a line. */
function LinesField() {
  const { watch, setValue, formState } = useFormContext<DraftForm>()
  const lines = watch('lines')
  const { errors } = formState
  const write = (next: DraftForm['lines']) =>
    setValue('lines', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  const change = (at: number, part: Partial<DraftForm['lines'][number]>) =>
    write(lines.map((line, index) => (index === at ? { ...line, ...part } : line)))
  const total = lines.reduce(
    (sum, { quantity, unit_cents, description }) =>
      sum + (quantity === null || unit_cents === null ? 0 : lineAmount({ description, quantity, unit_cents })),
    0,
  )
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 text-sm font-medium">{words.lines}</legend>
      {lines.map((line, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place on the invoice
          key={at}
          className="grid grid-cols-[1fr_1.4fr_auto] items-start gap-2 border-b border-hairline pb-3"
        >
          <TextField
            label={words.description_line({ at: at + 1 })}
            hideLabel
            placeholder={words.description}
            maxLength={300}
            autoComplete="off"
            className="col-span-2"
            value={line.description}
            onChange={event => change(at, { description: event.target.value })}
            error={said(errors.lines?.[at]?.description, words.enter_description)}
          />
          <button
            type="button"
            aria-label={words.remove_line({ at: at + 1 })}
            onClick={() => write(lines.filter((_, index) => index !== at))}
            className="rounded-control p-2.5 text-ink-3 hover:bg-sunken hover:text-ink max-sm:p-3.5"
          >
            <X size={14} aria-hidden />
          </button>
          <NumberField
            label={words.quantity_line({ at: at + 1 })}
            hideLabel
            unit="×"
            digits={3}
            value={line.quantity}
            onChange={quantity => change(at, { quantity })}
            error={said(errors.lines?.[at]?.quantity, words.above_0)}
          />
          <MoneyField
            label={words.price_line({ at: at + 1 })}
            hideLabel
            value_cents={line.unit_cents}
            onChange={unit_cents => change(at, { unit_cents })}
            error={said(errors.lines?.[at]?.unit_cents, words.enter_price)}
          />
        </div>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button look="ghost" icon={<Plus size={14} aria-hidden />} onClick={() => write([...lines, EMPTY_LINE])}>
          {words.add_line}
        </Button>
        <p className="text-base font-semibold">
          {words.total} <span className="figures">{moneyExact(total)}</span>
        </p>
      </div>
      {errors.lines && !Array.isArray(errors.lines) && (
        <p role="alert" className="text-sm text-danger">
          {errors.lines.message || words.line_required}
        </p>
      )}
    </fieldset>
  )
}
