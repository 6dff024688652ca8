// Rows of our own template: the catalogue's fields with percentages as people write them.
import { RowFault, shareOf } from './cells.ts'
import { type Cells, type Figures, needed, panelSize } from './figures.ts'
import { type EquipmentKind, TEMPLATE } from './rules.ts'
import { words } from './words.ts'

const WORDS: ReadonlySet<string> = new Set(['technology', 'chemistry', 'optimizer_model', 'limits_source'])
const CHOICES: Record<string, readonly string[]> = { type: ['micro', 'string'], coupling: ['ac', 'dc'] }
export const PERCENT: ReadonlySet<string> = new Set([
  'temp_coeff_pmax',
  'temp_coeff_voc',
  'degradation',
  'efficiency',
  'efficiency_cec',
  'round_trip_efficiency',
])
const YES = /^(?:yes|y|true|1|x)$/i
const NO = /^(?:|no|n|false|0)$/i

export function templateRow(kind: EquipmentKind, cells: Cells): Figures {
  const fields = TEMPLATE[kind]
    .map(([, field]): string => field)
    .filter(field => field !== 'manufacturer' && field !== 'model' && cells.has(field))
  const row: Figures = {
    ...Object.fromEntries(fields.map(field => [field, cellValue(cells, field)])),
    manufacturer: cells.text('manufacturer'),
    model: cells.text('model'),
  }
  if (kind !== 'panel') return row
  const power_w = needed(cells, 'power_w')
  return { ...row, ...panelSize(power_w, cells.number('length_m'), cells.number('width_m'), null) }
}

function cellValue(cells: Cells, field: string): string | number | boolean | null {
  const choices = CHOICES[field]
  if (choices) {
    const text = cells.text(field).toLowerCase()
    const [first = '', second = ''] = choices
    if (!choices.includes(text))
      throw new RowFault(() => words.row.write_one_of({ heading: cells.title(field), first, second }))
    return text
  }
  if (WORDS.has(field)) return cells.text(field) || null
  if (field === 'bifacial') {
    const text = cells.text(field)
    if (!YES.test(text) && !NO.test(text))
      throw new RowFault(() => words.row.write_yes_or_no({ heading: cells.title(field) }))
    return YES.test(text)
  }
  const number = cells.number(field)
  return PERCENT.has(field) ? shareOf(number) : number
}
