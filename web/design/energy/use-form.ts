// The use of a household as it is typed: what each way to know it holds stays while another is looked at. Pure.

import { estimateMonths } from '#machines/design/energy/usual-months.ts'
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

type Mode = Schemas['Consumption']['mode']
export type Kind = Schemas['Addition']['kind']
type Figures = (number | null)[]
export type AdditionForm = { kind: Kind; name: string; annual_kwh: number | null }
export type UseForm = {
  version: number
  mode: Mode
  annual_kwh: number | null
  /** Of a month. */
  average_kwh: number | null
  /** Of one month, or of every month on average. */
  bill_usd: number | null
  /** Of which month the one bill is, 1 to 12. */
  bill_month: number | null
  months_kwh: Figures
  months_usd: Figures
  file: { usage_id: string; file_name: string; values: number[] } | null
  additions: AdditionForm[]
}

const NONE: Figures = Array.from({ length: 12 }, () => null)

export function formOfUse(consumption: Schemas['Consumption'] | null, version: number): UseForm {
  const begun: UseForm = {
    version,
    mode: consumption?.mode ?? 'monthly_kwh',
    annual_kwh: null,
    average_kwh: null,
    bill_usd: null,
    bill_month: null,
    months_kwh: NONE,
    months_usd: NONE,
    file: null,
    additions: consumption?.additions ?? [],
  }
  switch (consumption?.mode) {
    case undefined:
      return begun
    case 'annual_kwh':
      return { ...begun, annual_kwh: consumption.values[0] ?? null }
    case 'average_kwh':
      return { ...begun, average_kwh: consumption.values[0] ?? null }
    case 'average_bill_cents':
      return { ...begun, bill_usd: (consumption.values[0] ?? 0) / 100 }
    case 'one_bill_cents':
      return { ...begun, bill_usd: (consumption.values[0] ?? 0) / 100, bill_month: consumption.month }
    case 'monthly_kwh':
      return { ...begun, months_kwh: read(consumption.values, consumption.estimated_months) }
    case 'monthly_bill_cents':
      return {
        ...begun,
        months_usd: read(
          consumption.values.map(cents => cents / 100),
          consumption.estimated_months,
        ),
      }
    case 'interval_8760': {
      const { usage_id, file_name, values } = consumption
      return { ...begun, file: { usage_id, file_name, values } }
    }
  }
}

/** Estimated months are recalculated as more months become known. */
const read = (values: readonly number[], estimated: readonly number[] = []): Figures =>
  values.map((value, at) => (estimated.includes(at + 1) ? null : value))

const KWH_MOST = 100_000

/** A sentence for each field that keeps the use from being saved. */
export function faultsOfUse(form: UseForm): Record<string, string> {
  const faults: Record<string, string> = {}
  const judge = (field: string, value: number | null, most: number, unit: string) => {
    if (value === null) return
    if (value < 0 || value > most)
      faults[field] = words.enter_0_locale_string({ locale_string: most.toLocaleString('en-US'), unit })
  }
  if (form.mode === 'annual_kwh') {
    if (!form.annual_kwh) faults['annual_kwh'] = words.enter_kwh_year
    judge('annual_kwh', form.annual_kwh, 1_000_000, 'kWh')
  }
  if (form.mode === 'average_kwh') {
    if (!form.average_kwh) faults['average_kwh'] = words.enter_kwh_month
    judge('average_kwh', form.average_kwh, KWH_MOST, 'kWh')
  }
  if (form.mode === 'average_bill_cents' || form.mode === 'one_bill_cents') {
    if (!form.bill_usd) faults['bill_usd'] = words.enter_bill
    judge('bill_usd', form.bill_usd, KWH_MOST, 'dollars')
  }
  if (form.mode === 'one_bill_cents' && form.bill_month === null) faults['bill_month'] = words.choose_month
  const months =
    form.mode === 'monthly_kwh' ? form.months_kwh : form.mode === 'monthly_bill_cents' ? form.months_usd : []
  const name = form.mode === 'monthly_kwh' ? 'months_kwh' : 'months_usd'
  for (const [at, value] of months.entries())
    judge(`${name}.${at}`, value, KWH_MOST, form.mode === 'monthly_kwh' ? 'kWh' : 'dollars')
  if (months.length > 0 && months.every(value => !value)) faults[name] = words.enter_one_month_least
  if (form.mode === 'interval_8760' && !form.file) faults['file'] = words.give_file_meter
  for (const [at, { name, annual_kwh }] of form.additions.entries()) {
    if (name.trim() === '') faults[`additions.${at}.name`] = words.give_name
    if (annual_kwh === null || annual_kwh <= 0 || annual_kwh > KWH_MOST)
      faults[`additions.${at}.annual_kwh`] = words.enter_more_than_0
  }
  return faults
}

/** As it is saved, missing months filled; null while something keeps it from that. */
export function consumptionOf(form: UseForm): Schemas['Consumption'] | null {
  if (Object.keys(faultsOfUse(form)).length > 0) return null
  const additions = form.additions.flatMap(({ kind, name, annual_kwh }) =>
    annual_kwh === null ? [] : [{ kind, name: name.trim(), annual_kwh }],
  )
  const more = additions.length > 0 ? { additions } : {}
  const months = (known: Figures, scale: number) => {
    const found = estimateMonths(known)
    const { values, estimated } = found ?? { values: [], estimated: [] }
    return {
      values: values.map(value => (scale === 1 ? value : Math.round(value * scale))),
      ...(estimated.length > 0 ? { estimated_months: estimated } : {}),
    }
  }
  switch (form.mode) {
    case 'annual_kwh':
      return { mode: 'annual_kwh', values: [form.annual_kwh ?? 0], ...more }
    case 'average_kwh':
      return { mode: 'average_kwh', values: [form.average_kwh ?? 0], ...more }
    case 'average_bill_cents':
      return { mode: 'average_bill_cents', values: [inCents(form.bill_usd)], ...more }
    case 'one_bill_cents':
      return { mode: 'one_bill_cents', values: [inCents(form.bill_usd)], month: form.bill_month ?? 1, ...more }
    case 'monthly_kwh':
      return { mode: 'monthly_kwh', ...months(form.months_kwh, 1), ...more }
    case 'monthly_bill_cents':
      return { mode: 'monthly_bill_cents', ...months(form.months_usd, 100), ...more }
    case 'interval_8760':
      return form.file ? { mode: 'interval_8760', ...form.file, ...more } : null
  }
}

const inCents = (usd: number | null) => Math.round((usd ?? 0) * 100)
