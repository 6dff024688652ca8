// The lists we know by their column headings: the California Energy Commission's, SAM's and our own template.
import { placesOf, plainHeading as plain } from '#machines/sheet-import/headings.ts'
import { cecInverter, cecPanel, cecStorage } from './cec-lists.ts'
import type { Cells, Figures } from './figures.ts'
import { type EquipmentKind, TEMPLATE } from './rules.ts'
import { samInverter, samPanel } from './sam-lists.ts'
import { templateRow } from './template-list.ts'
import { words } from './words.ts'

type Note = keyof typeof words.notes

/** A note in the reader’s language; one stored before there were keys is shown as it is. */
export const noteText = (stored: string): string =>
  new Map<string, string>(Object.entries(words.notes)).get(stored) ?? stored

export type Format = {
  kind: EquipmentKind
  name: string
  /** Column → its possible headings, in lowercase without units, footnotes and signs. */
  columns: Record<string, readonly string[]>
  required: readonly string[]
  /** Assumptions shown next to the preview: keys of `words.notes`, which is what an import stores. */
  notes: readonly Note[]
  /** Fields the list only estimates or words differently: used for new rows, never to overwrite. */
  soft: readonly string[]
  read: (cells: Cells) => Figures
}

const MAKER = ['manufacturer', 'manufacturer name']
const MODEL = ['model number', 'model']

const cec: Format[] = [
  {
    kind: 'panel',
    name: 'CEC list of modules',
    columns: {
      manufacturer: MAKER,
      model: MODEL,
      description: ['description'],
      technology: ['technology', 'family'],
      power_w: ['nameplate pmax'],
      area_m2: ['a c'],
      length_m: ['long side'],
      width_m: ['short side'],
      voc: ['nameplate voc'],
      vmp: ['nameplate vpmax'],
      isc: ['nameplate isc'],
      imp: ['nameplate ipmax'],
      noct_c: ['average noct'],
      // The Greek letters are lost in some copies and spelled out in others.
      temp_coeff_pmax: ['γpmax', 'gammapmax', 'gamma pmax', 'conspmax', 'pmax'],
      temp_coeff_voc: ['βvoc', 'betavoc', 'beta voc', 'consvoc', 'voc'],
    },
    required: ['manufacturer', 'model', 'power_w', 'temp_coeff_pmax'],
    notes: ['no_warranty', 'no_degradation'],
    soft: ['technology', 'bifacial'],
    read: cecPanel,
  },
  {
    kind: 'inverter',
    name: 'CEC list of inverters',
    columns: {
      manufacturer: MAKER,
      model: MODEL,
      description: ['description'],
      power_kw: ['maximum continuous output power', 'maximum continuous output power at unity power factor'],
      ac_voltage_v: ['nominal voltage'],
      efficiency_percent: ['weighted efficiency', 'cec weighted efficiency'],
      mppt_min_v: ['voltage minimum'],
      mppt_max_v: ['voltage maximum'],
    },
    required: ['manufacturer', 'model', 'power_kw', 'efficiency_percent'],
    notes: ['micro_by_voltage', 'measured_range', 'no_warranty'],
    soft: ['type'],
    read: cecInverter,
  },
  {
    kind: 'storage',
    name: 'CEC list of batteries',
    columns: {
      manufacturer: MAKER,
      model: MODEL,
      chemistry: ['technology'],
      capacity_kwh: ['nameplate energy capacity'],
      power_kw: ['maximum continuous discharge rate', 'nameplate power'],
      efficiency_percent: ['manufacturer declared roundtrip efficiency', 'manufacturer declared round trip efficiency'],
      ac_voltage_v: ['nominal voltage'],
    },
    required: ['manufacturer', 'model', 'capacity_kwh', 'power_kw'],
    notes: ['nameplate_capacity', 'coupling_by_voltage', 'no_warranty'],
    soft: ['chemistry', 'coupling', 'usable_kwh'],
    read: cecStorage,
  },
]

const sam: Format[] = [
  {
    kind: 'panel',
    name: 'SAM list of modules',
    columns: {
      manufacturer: MAKER,
      model: ['model'],
      name: ['name'],
      technology: ['technology'],
      bifacial: ['bifacial'],
      power_w: ['stc'],
      area_m2: ['a c'],
      length_m: ['length'],
      width_m: ['width'],
      isc: ['i sc ref'],
      voc: ['v oc ref'],
      imp: ['i mp ref'],
      vmp: ['v mp ref'],
      beta_oc: ['beta oc'],
      noct_c: ['t noct'],
      temp_coeff_pmax: ['gamma pmp'],
    },
    required: ['manufacturer', 'name', 'power_w', 'area_m2', 'temp_coeff_pmax'],
    notes: ['no_warranty', 'no_degradation'],
    soft: ['technology', 'bifacial'],
    read: samPanel,
  },
  {
    kind: 'inverter',
    name: 'SAM list of inverters',
    columns: {
      name: ['name'],
      ac_voltage_v: ['vac'],
      ac_power_w: ['paco'],
      pdco: ['pdco'],
      pso: ['pso'],
      c0: ['c0'],
      mppt_min_v: ['mppt low'],
      mppt_max_v: ['mppt high'],
    },
    required: ['name', 'ac_power_w', 'pdco', 'pso', 'c0'],
    notes: ['efficiency_from_curve', 'micro_by_voltage', 'measured_range', 'sam_limits_left_out', 'no_warranty'],
    soft: ['type', 'efficiency_cec'],
    read: samInverter,
  },
]

const own = (kind: EquipmentKind, required: readonly string[]): Format => ({
  kind,
  name: 'Sunquill template',
  columns: Object.fromEntries(TEMPLATE[kind].map(([heading, field]) => [field, [plainHeading(heading)]])),
  required: ['manufacturer', 'model', ...required],
  notes: [],
  soft: [],
  read: cells => templateRow(kind, cells),
})

// A public list names more than a template does, so it is tried first.
const FORMATS: Format[] = [
  ...sam,
  ...cec,
  own('panel', ['power_w', 'temp_coeff_pmax', 'technology']),
  own('inverter', ['type', 'ac_power_w', 'efficiency_cec']),
  own('storage', ['usable_kwh', 'power_kw', 'chemistry', 'coupling']),
]

/** Field → its column and what that is called in the file. */
export type Heading = ReadonlyMap<string, { column: number; title: string }>

/** 'Maximum Continuous Discharge Rate2 (kW)' → 'maximum continuous discharge rate'. */
function plainHeading(title: string): string {
  return plain(title).replaceAll(/(\p{L}{3,})\d+(?= |$)/gu, '$1')
}

/** The list whose headings these are, preferably of the kind wanted. */
export const formatNamed = (name: string, kind: EquipmentKind): Format | undefined =>
  FORMATS.find(format => format.name === name && format.kind === kind)

export function formatOf(cells: string[], kind: EquipmentKind): { format: Format; heading: Heading } | undefined {
  if (cells.length < 3) return undefined
  const titles = cells.map(plainHeading)
  const found = FORMATS.map(format => ({ format, heading: headingOf(format, titles, cells) })).filter(
    ({ format, heading }) => format.required.every(field => heading.has(field)),
  )
  return found.find(({ format }) => format.kind === kind) ?? found[0]
}

function headingOf(format: Format, titles: string[], cells: string[]): Heading {
  const heading = new Map<string, { column: number; title: string }>()
  for (const [field, names] of Object.entries(format.columns)) {
    const column = placesOf(titles, names)[0]
    const title = column === undefined ? undefined : cells[column]?.replaceAll(/\s+/g, ' ').trim()
    if (column !== undefined && title !== undefined) heading.set(field, { column, title })
  }
  return heading
}
