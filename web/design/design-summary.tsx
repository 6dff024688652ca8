import { useFormContext } from 'react-hook-form'
import { countFor, panelsOnMicro } from '#machines/design/inverter-count.ts'
import { kw, number } from '#web/lib/format.ts'
import { sizeOf } from '#web/projects/sale/first-design.ts'
import type { Known } from '#web/projects/sale/use-equipment.ts'
import { Facts } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'
import type { DesignForm } from './manual-screen.tsx'
import { words } from './words.ts'

/** More DC than this over AC loses noticeable energy to clipping. */
const MOST_DC_AC = 1.5

type Props = { known: Known; dc_ac_target: number }

/** The size of the input, before it is saved. */
export function DesignSummary({ known, dc_ac_target }: Props) {
  const { panels, inverters } = known
  const { watch } = useFormContext<DesignForm>()
  const planes = watch('arrays')
  const chosen = watch('inverters')
  const { modules, dc_w } = sizeOf(planes, panels)
  const models = chosen.map(({ inverter_id, count }) => ({
    model: inverters.find(({ id }) => id === inverter_id),
    count: count || 0,
  }))
  const ac_w = models.reduce((sum, { model, count }) => sum + (model?.ac_power_w ?? 0) * count, 0)
  const micros = models.flatMap(({ model, count }) =>
    model?.type === 'micro' ? [{ count, serves: panelsOnMicro(model, modules > 0 ? dc_w / modules : 0) }] : [],
  )
  const served = micros.reduce((sum, { count, serves }) => sum + count * serves, 0)
  const spare = served - modules
  const strings = models.filter(({ model }) => model?.type === 'string')
  const most_dc_w = strings.reduce(
    (sum, { model, count }) => sum + (model?.max_dc_w ?? Number.POSITIVE_INFINITY) * count,
    0,
  )
  const batteries = (watch('storage') ?? []).map(({ storage_id, count }) => ({
    model: known.storage.find(({ id }) => id === storage_id),
    count: count || 0,
  }))
  const usable_kwh = batteries.reduce((sum, { model, count }) => sum + (model?.usable_kwh ?? 0) * count, 0)
  const unpriced = batteries.find(({ model }) => model?.amount_usd === null)?.model
  const others = (watch('others') ?? []).length
  const warnings = [
    unpriced && words.has_no_selling_price({ manufacturer: unpriced.manufacturer, model: unpriced.model }),
    ac_w > 0 && dc_w / ac_w > MOST_DC_AC && words.dc_ac_too_high({ fixed: (dc_w / ac_w).toFixed(2) }),
    micros.length > 0 &&
      strings.length === 0 &&
      (spare < 0 || spare >= Math.max(...micros.map(({ serves }) => serves))) &&
      words.microinverters_mismatch({ served, modules }),
    micros.length === 0 &&
      strings.length > 0 &&
      dc_w > most_dc_w &&
      words.inverters_take_dc_most({ kw: kw(most_dc_w / 1000) }),
  ].filter(warning => typeof warning === 'string')
  const nearer = nearerCount()
  return (
    <div className="flex flex-col gap-4">
      <Facts
        facts={[
          { label: words.dc_size, value: <strong className="text-lg">{kw(dc_w / 1000)}</strong> },
          { label: words.panels, value: number(modules) },
          { label: words.ac_size, value: kw(ac_w / 1000) },
          ...(usable_kwh > 0 ? [{ label: words.storage, value: `${number(usable_kwh, 1)} kWh` }] : []),
          ...(others > 0 ? [{ label: words.other_equipment, value: number(others) }] : []),
          {
            label: 'DC/AC',
            value: ac_w > 0 ? (dc_w / ac_w).toFixed(2) : '–',
            note: strings.length > 0 && words.your_company_aims({ fixed: dc_ac_target.toFixed(2) }),
          },
        ]}
      />
      {warnings.map(warning => (
        <Notice key={warning} kind="warning">
          {warning}
        </Notice>
      ))}
      {nearer && <Notice>{nearer}</Notice>}
    </div>
  )

  /** Where another count of the one string inverter comes closer to what the company aims for. */
  function nearerCount(): string | undefined {
    const [only, second] = models
    if (!only?.model || second || only.model.type !== 'string' || dc_w === 0) return undefined
    const count = countFor(dc_w, only.model.ac_power_w, dc_ac_target)
    if (count === only.count) return undefined
    const ratio = (dc_w / (count * only.model.ac_power_w)).toFixed(2)
    return words.better_inverter_count({
      value: count,
      ratio,
      fixed: dc_ac_target.toFixed(2),
    })
  }
}
