// The racking the company installs, with its manufacturer's limits and their source; plan sets draw attachments from them.
import { useFormContext } from 'react-hook-form'
import type { Schemas } from '#sdk/types.ts'
import type { Preferences } from '#web/projects/sale/first-design.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { words } from './words.ts'

type Racking = Schemas['RackingSystem']
/** Empty fields are refused with a message; nothing is filled in for the company. */
const BLANK: Racking = {
  rail: '',
  attachment: '',
  fastener: '',
  fasteners_each: 1,
  spacing_in: 0,
  cantilever_in: 0,
  rail_length_in: null,
  weight_psf: 0,
  point_load_lb: null,
  dead_limit_psf: null,
  snow_limit_psf: null,
  listing: null,
  source: '',
  source_on: null,
}
type Numbers = 'fasteners_each' | 'spacing_in' | 'cantilever_in' | 'weight_psf'
type Unknowns = 'rail_length_in' | 'point_load_lb' | 'dead_limit_psf' | 'snow_limit_psf'

export default function RackingCard() {
  const { watch, setValue, formState } = useFormContext<Preferences>()
  const racking = watch('racking') ?? null
  const put = (next: Racking | null) =>
    setValue('racking', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  const errors = formState.errors.racking
  if (!racking)
    return (
      <Card title={words.racking} note={words.racking_note}>
        <Button onClick={() => put(BLANK)}>{words.add_racking}</Button>
      </Card>
    )
  const set = (part: Partial<Racking>) => put({ ...racking, ...part })
  const text = (field: 'rail' | 'attachment' | 'fastener' | 'source', label: string, help?: string) => (
    <TextField
      label={label}
      help={help}
      value={racking[field]}
      onChange={event => set({ [field]: event.target.value })}
      maxLength={80}
      error={errors?.[field] ? words.enter_text : undefined}
    />
  )
  const needed = (field: Numbers, label: string, unit?: string) => (
    <NumberField
      label={label}
      unit={unit}
      value={racking[field]}
      onChange={value => set({ [field]: value ?? 0 })}
      digits={2}
      error={errors?.[field] ? words.enter_limit : undefined}
    />
  )
  const unknown = (field: Unknowns, label: string, unit: string) => (
    <NumberField
      label={label}
      unit={unit}
      value={racking[field]}
      onChange={value => set({ [field]: value })}
      digits={2}
      optional
      error={errors?.[field] ? words.enter_limit : undefined}
    />
  )
  return (
    <Card title={words.racking} note={words.racking_note}>
      <div className="grid items-start gap-x-4 gap-y-3.5 sm:grid-cols-3">
        {text('rail', words.rail)}
        {text('attachment', words.attachment)}
        {text('fastener', words.fastener, words.fastener_help)}
        {needed('fasteners_each', words.fasteners_each)}
        {needed('spacing_in', words.spacing, 'in.')}
        {needed('cantilever_in', words.cantilever, 'in.')}
        {unknown('rail_length_in', words.rail_length, 'in.')}
        {needed('weight_psf', words.racking_weight, 'psf')}
        {unknown('point_load_lb', words.point_load, 'lb')}
        {unknown('dead_limit_psf', words.dead_limit, 'psf')}
        {unknown('snow_limit_psf', words.snow_limit, 'psf')}
        <TextField
          label={words.listing}
          help={words.listing_help}
          value={racking.listing ?? ''}
          onChange={event => set({ listing: event.target.value || null })}
          maxLength={160}
          optional
        />
        {text('source', words.racking_source, words.racking_source_help)}
        <DateField
          label={words.source_on}
          optional
          value={racking.source_on}
          onChange={source_on => set({ source_on })}
        />
      </div>
      <Button className="mt-4" onClick={() => put(null)}>
        {words.remove_racking}
      </Button>
    </Card>
  )
}
