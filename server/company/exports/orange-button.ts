// A project's system in Orange Button format, which other solar software reads: the names of its OpenAPI taxonomy
// (Open-Orange-Button/Orange-Button-Taxonomy, Master-OB-OpenAPI 2508). Unknown values are left out. Pure.
import { mountingName } from '#machines/design/production/mounting.ts'
import type { Schemas } from '#sdk/types.ts'

type Panel = {
  id: string
  manufacturer: string
  model: string
  power_w: number
  efficiency: number
  temp_coeff_pmax: number
  temp_coeff_voc: number | null
  noct_c: number | null
  bifacial: boolean
  length_m: number | null
  width_m: number | null
  weight_kg: number | null
}
type Inverter = {
  id: string
  manufacturer: string
  model: string
  type: 'micro' | 'string'
  ac_power_w: number
  efficiency_cec: number
}
type Battery = { id: string; manufacturer: string; model: string; usable_kwh: number; power_kw: number }
export type Catalogue = {
  panels: ReadonlyMap<string, Panel>
  inverters: ReadonlyMap<string, Inverter>
  storage: ReadonlyMap<string, Battery>
}
export type DesignedProject = {
  id: string
  number: string
  address: Schemas['Address'] | null
  utility: string | null
  utility_name: string | null
  size_w: number
  ac_w: number
  arrays: Schemas['RoofArray'][]
  inverters: Schemas['InverterChoice'][]
  storage: Schemas['StorageChoice'][]
  /** The first year, and its months, where it was simulated. */
  annual_kwh: number | null
  monthly_kwh: number[] | null
  simulated_at: string | null
}

const element = (Value: string | number | boolean) => ({ Value })
const measured = (Value: number, Unit: string) => ({ Value, Unit })
/** A fact that is not known has no element. */
const known = <T extends object>(facts: T): Partial<T> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Partial<T>
const from = <V, R>(value: V | null | undefined, say: (value: V) => R) =>
  value === null || value === undefined ? undefined : say(value)

const product = (kind: string, { manufacturer, model }: { manufacturer: string; model: string }) => ({
  ProdType: element(kind),
  ProdMfr: element(manufacturer),
  ProdName: element(`${manufacturer} ${model}`),
  ProdCode: element(model),
})

const module = (panel: Panel) =>
  known({
    ...product('ProdModule', panel),
    PowerSTC: measured(panel.power_w, 'W'),
    ModuleEfficiency: measured(panel.efficiency, 'decimal_percent'),
    TemperatureCoefficientMaximumPower: element(panel.temp_coeff_pmax),
    TemperatureCoefficientOpenCircuitVoltage: from(panel.temp_coeff_voc, element),
    TemperatureNOCT: from(panel.noct_c, value => measured(value, 'Cel')),
    IsBifacial: element(panel.bifacial),
    Dimension: known({
      Length: from(panel.length_m, value => measured(Math.round(value * 1000), 'mm')),
      Width: from(panel.width_m, value => measured(Math.round(value * 1000), 'mm')),
      Mass: from(panel.weight_kg, value => measured(value, 'kg')),
    }),
  })

const inverter = (one: Inverter) => ({
  ...product('ProdInverter', one),
  InverterStyle: element(one.type === 'micro' ? 'MicroInverter' : 'String'),
  InverterEfficiency: measured(one.efficiency_cec, 'decimal_percent'),
  CapacityAC: measured(one.ac_power_w / 1000, 'kW'),
})

const battery = (one: Battery) => ({
  ...product('ProdBattery', one),
  EnergyCapacityUsable: measured(one.usable_kwh, 'kWh'),
  PowerDCDischargeContinuousMax: measured(one.power_kw, 'kW'),
})

const line = <T>(thing: T | undefined, count: number) =>
  thing === undefined ? [] : [{ Product: thing, Quantity: element(count) }]

function arrayOf({ panels }: Catalogue, array: Schemas['RoofArray']) {
  const { name, tilt_deg, azimuth_deg, panel_id, module_count, mounting, tracker } = array
  const words = [name, ...(mounting ? [mountingName(mounting, 'en').toLowerCase()] : [])]
  const panel = panels.get(panel_id)
  return known({
    Description: element([...words, ...(tracker ? ['single-axis tracker, by its axis'] : [])].join(', ')),
    Orientation: { Azimuth: measured(azimuth_deg, 'Degree'), Tilt: measured(tilt_deg, 'Degree') },
    CapacityDC: from(panel, one => measured((one.power_w * module_count) / 1000, 'kW')),
    ProductLineItems: line(from(panel, module), module_count),
  })
}

const addressOf = (address: Schemas['Address']) =>
  known({
    AddressType: element('Installation'),
    AddrLine1: element(address.line1),
    AddrLine2: from(address.line2, element),
    City: element(address.city),
    StateProvince: element(address.state),
    ZipPostalCode: element(address.postal_code),
    Country: element('USA'),
    Location:
      address.latitude === undefined || address.longitude === undefined
        ? undefined
        : { Latitude: measured(address.latitude, 'Degree'), Longitude: measured(address.longitude, 'Degree') },
  })

/** One `Site` with its systems. Values without an Orange Button element are under `CustomElements`. */
export function orangeButtonSite(catalogue: Catalogue, project: DesignedProject) {
  const { arrays, inverters, storage } = project
  const batteries = storage.flatMap(({ storage_id, count }) =>
    line(from(catalogue.storage.get(storage_id), battery), count),
  )
  return known({
    SiteID: element(project.id),
    SiteName: element(project.number),
    Addresses: from(project.address, address => [addressOf(address)]),
    ElectricalServices: from(project.utility, name => [{ Utility: { UtilityName: element(name) } }]),
    PVSystems: [
      {
        CapacityDC: measured(project.size_w / 1000, 'kW'),
        CapacityAC: measured(project.ac_w / 1000, 'kW'),
        PVArrays: arrays.map(one => arrayOf(catalogue, one)),
        ProductLineItems: inverters.flatMap(({ inverter_id, count }) =>
          line(from(catalogue.inverters.get(inverter_id), inverter), count),
        ),
      },
    ],
    BatterySystems: batteries.length > 0 ? [{ ProductLineItems: batteries }] : undefined,
    CustomElements: from(project.annual_kwh, annual => [
      { Description: element('Simulated energy of the first year, AC'), ...measured(annual, 'kWh') },
      ...(project.monthly_kwh ?? []).map((value, month) => ({
        Description: element(`Simulated energy of month ${month + 1}, AC`),
        ...measured(value, 'kWh'),
      })),
    ]),
  })
}
