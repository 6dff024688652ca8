// The export rate: a single one, or hourly by month, pasted or from a file.
import { type ClipboardEvent, useState } from 'react'
import { number } from '#web/lib/format.ts'
import { FieldNote } from '#web/ui/fields/field.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import type { TariffForm } from '../tariff-form.ts'
import { HolidayFields } from './calendar-fields.tsx'
import { ExportFile } from './export-file.tsx'
import { centsPerKwh, perKwh } from './plan-words.ts'
import { type Rates, ratesOf, spanOf } from './rate-matrix.ts'
import { RatesPicture } from './rates-picture.tsx'
import { words as texts } from './words.ts'

const WAYS = [
  { value: 'flat', label: texts.one_rate },
  { value: 'hourly', label: texts.rate_each_hour },
] as const
const MOST_BYTES = 1_048_576

type Props = { form: TariffForm; set: (part: Partial<TariffForm>) => void; faults: Record<string, string> }

export function ExportRates({ form, set, faults }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        label={texts.export_rate_type}
        options={WAYS}
        value={form.hourly ? 'hourly' : 'flat'}
        onChange={way => set({ hourly: way === 'hourly' })}
      />
      {form.hourly ? (
        <>
          <ExportFile onRates={set} />
          <Hourly
            rates={form.rates}
            source={form.export_source}
            onRates={rates => set({ rates, export_source: '' })}
            error={faults['rates']}
          />
          <HolidayFields
            label={texts.holidays_weekend_export_rates}
            holidays={form.export_holidays}
            onChange={export_holidays => set({ export_holidays })}
            error={faults['export_holidays']}
          />
        </>
      ) : (
        <NumberField
          label={texts.export_rate}
          className="sm:max-w-64"
          prefix="$"
          unit="/kWh"
          digits={4}
          value={form.export_flat}
          onChange={export_flat => set({ export_flat })}
          error={faults['export_flat']}
        />
      )}
    </div>
  )
}

type HourlyProps = {
  rates: Rates | null
  source: string
  onRates: (rates: Rates) => void
  error: string | undefined
}

function Hourly({ rates, source, onRates, error }: HourlyProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const take = (given: string) => {
    const found = ratesOf(given)
    setProblem('problem' in found ? found.problem : undefined)
    if ('problem' in found) return setText(given)
    setText('')
    onRates(found.rates)
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    take(event.clipboardData.getData('text'))
  }
  const span = rates && spanOf(rates)
  return (
    <div className="flex flex-col gap-3">
      {rates && span && (
        <>
          <p className="figures text-base">
            {texts.average_all_hours({
              least: perKwh(span.least),
              most: perKwh(span.most),
              mean: centsPerKwh(span.mean),
            })}
          </p>
          {source && <p className="text-sm break-words text-ink-3">{source}</p>}
          <RatesPicture rates={rates} />
        </>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <TextArea
          label={rates ? texts.paste_others : texts.paste_rates}
          rows={5}
          value={text}
          onChange={event => setText(event.target.value)}
          onBlur={() => text.trim() !== '' && take(text)}
          onPaste={paste}
          placeholder="0.058	0.057	0.055 …"
          help={texts.paste_rates_hint({ number: number(288), number_2: number(576) })}
          error={problem}
        />
        <FileDrop
          label={texts.csv_file}
          accept=".csv,.txt,text/csv"
          most_bytes={MOST_BYTES}
          file={null}
          onFile={file => void file.text().then(take)}
        />
      </div>
      <FieldNote id="rates-note" error={error} />
    </div>
  )
}
