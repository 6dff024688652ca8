// Equipment of a design for its schedule: counts by model, ratings in one line, in English as plan sets are.
import type { Equipment } from '#machines/design/plan-set/inputs.ts'
import type { inverters, panels, storage } from '#server/db/schema/equipment.ts'
import type { Design } from '#server/money/sale/sale.ts'

type Rows = {
  readonly panel_rows: readonly (typeof panels.$inferSelect)[]
  readonly inverter_rows: readonly (typeof inverters.$inferSelect)[]
  readonly storage_rows: readonly (typeof storage.$inferSelect)[]
}
const MM = 1000
const LB_PER_KG = 2.204_623

const line = (...parts: (string | false | null)[]) => parts.filter(Boolean).join(', ')
const of = (label: string, value: number | null, unit: string) =>
  value !== null && `${label} ${Number(value.toFixed(2))} ${unit}`

export function equipmentOf(
  design: Pick<Design, 'arrays' | 'inverters' | 'storage'>,
  { panel_rows, inverter_rows, storage_rows }: Rows,
): Equipment[] {
  const counted = (entries: readonly { id: string; count: number }[]) => {
    const counts = new Map<string, number>()
    for (const { id, count } of entries) counts.set(id, (counts.get(id) ?? 0) + count)
    return counts
  }
  const by_panel = counted(design.arrays.map(({ panel_id, module_count }) => ({ id: panel_id, count: module_count })))
  const by_inverter = counted(design.inverters.map(({ inverter_id, count }) => ({ id: inverter_id, count })))
  const by_storage = counted(design.storage.map(({ storage_id, count }) => ({ id: storage_id, count })))
  return [
    ...panel_rows.map(one =>
      entry(
        'panel',
        one,
        by_panel,
        line(
          of('Pmax', one.power_w, 'W'),
          of('Voc', one.voc, 'V'),
          of('Vmp', one.vmp, 'V'),
          of('Isc', one.isc, 'A'),
          of('Imp', one.imp, 'A'),
          of('series fuse', one.max_series_fuse_a, 'A'),
          of('system', one.max_system_v, 'V'),
          one.length_m !== null &&
            one.width_m !== null &&
            `${Math.round(one.length_m * MM)} × ${Math.round(one.width_m * MM)} mm (${inches(one.length_m)} × ${inches(one.width_m)} in.)`,
          one.weight_kg !== null && `${Math.round(one.weight_kg * LB_PER_KG)} lb`,
        ),
      ),
    ),
    ...inverter_rows.map(one =>
      entry(
        'inverter',
        one,
        by_inverter,
        line(
          of('AC', one.ac_power_w, 'W'),
          of('at', one.ac_voltage_v, 'V'),
          of('output', one.ac_current_a, 'A'),
          of('DC input at most', one.max_dc_v, 'V'),
          one.mppt_min_v !== null && one.mppt_max_v !== null && `MPPT ${one.mppt_min_v}–${one.mppt_max_v} V`,
          of('input', one.max_input_current_a, 'A'),
          of('short circuit', one.max_short_circuit_a, 'A'),
          one.type === 'micro' && one.units_per_branch !== null && `${one.units_per_branch} a branch at most`,
          one.optimizer_model !== null && `optimizer ${one.optimizer_model}`,
          one.limits_source,
        ),
      ),
    ),
    ...storage_rows.map(one =>
      entry(
        'storage',
        one,
        by_storage,
        line(
          of('', one.usable_kwh, 'kWh usable'),
          of('', one.power_kw, 'kW'),
          of('output', one.ac_current_a, 'A'),
          `${one.coupling.toUpperCase()} coupled`,
          one.chemistry,
        ),
      ),
    ),
  ].filter(({ count }) => count > 0)
}

type Named = { id: string; manufacturer: string; model: string; datasheet_file_id: string | null }

const entry = (
  kind: Equipment['kind'],
  { id, manufacturer, model, datasheet_file_id }: Named,
  counts: ReadonlyMap<string, number>,
  ratings: string,
): Equipment => ({
  kind,
  manufacturer,
  model,
  count: counts.get(id) ?? 0,
  has_datasheet: datasheet_file_id !== null,
  ratings,
})

const inches = (meters: number) => Number((meters / 0.0254).toFixed(1))
