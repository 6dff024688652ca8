// The columns of the adders' CSV file: how each is written and read back.

import { csv } from '#machines/lib/csv.ts'
import { placesOf, plainHeading } from '#machines/sheet-import/headings.ts'
import type { Schemas } from '#sdk/types.ts'
import { hasAmount, methodNamed, PRICING_METHODS } from '../pricing/methods.ts'
import { type Read, readPercent, readUsd, readYes } from './csv-cells.ts'
import { words } from './words.ts'

export type Fields = Schemas['AdderFields'] & { active: boolean }
type Column = {
  header: string
  write: (fields: Fields) => string
  /** Reads a cell into the fields; returns an error message if invalid. */
  read: (cell: string, fields: Fields) => string | undefined
}

const OF: Record<Schemas['ShareOf'], string> = {
  base: 'Base price',
  storage: 'Batteries',
  base_and_adders: 'Base price and adders',
  before_discounts: 'Price before discounts',
}
export const amountRequired = (): string => words.csv.amount_required

const money = (usd: number) => `$${usd.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 6 })}`
const centsCell = (cents: number | null) => (cents === null ? '' : money(cents / 100))
const yes = (is: boolean) => (is ? 'Yes' : 'No')

function take<T>(read: Read<T>, set: (value: T) => void): string | undefined {
  if ('fault' in read) return read.fault
  set(read.value)
  return undefined
}
const readCents = (cell: string, set: (cents: number | null) => void) =>
  cell === '' ? set(null) : take(readUsd(cell), usd => set(Math.round(Number((usd * 100).toFixed(4)))))

const BAND = /^\s*([\d.]+)\s*(?:-|–|to)\s*([\d.]*)\s*(?:kW)?\s*[=:]\s*(.+)$/i

function readBands(cell: string, fields: Fields): string | undefined {
  if (cell === '') {
    fields.bands = null
    return undefined
  }
  const bands: Schemas['SizeBand'][] = []
  for (const part of cell.split(';').filter(one => one.trim() !== '')) {
    const [, from = '', to = '', amount = ''] = BAND.exec(part) ?? []
    const usd = readUsd(amount.trim())
    if (from === '' || 'fault' in usd) return words.csv.bad_band({ cell: part.trim() })
    bands.push({ from_kw: Number(from), to_kw: to === '' ? null : Number(to), amount_usd: usd.value })
  }
  fields.bands = bands
  return undefined
}

const METHOD: Column = {
  header: 'Pricing method',
  write: ({ pricing_method }) => pricing_method,
  read: (cell, fields) => {
    const method_code = methodNamed(cell)
    const methods = PRICING_METHODS.join(', ')
    if (!method_code) return cell ? words.csv.bad_method({ cell, methods }) : words.csv.method_required({ methods })
    fields.pricing_method = method_code
    return undefined
  },
}

export const COLUMNS: readonly Column[] = [
  {
    header: 'Name',
    write: ({ name }) => name,
    read: (cell, fields) => {
      fields.name = cell
      return cell === '' ? words.csv.name_required : undefined
    },
  },
  {
    header: 'Description',
    write: ({ description }) => description,
    read: (cell, fields) => {
      fields.description = cell
      return undefined
    },
  },
  METHOD,
  {
    header: 'Amount',
    write: ({ pricing_method, share, amount_usd }) =>
      pricing_method === 'Percentage'
        ? `${Number(((share ?? 0) * 100).toFixed(6))}%`
        : hasAmount(pricing_method)
          ? money(amount_usd)
          : '',
    read: (cell, fields) => {
      if (fields.pricing_method === 'Percentage')
        return take(readPercent(cell), share => {
          fields.share = share
        })
      if (cell === '')
        // An adder's existing amount isn't overwritten.
        return fields.amount_usd > 0 || !hasAmount(fields.pricing_method) ? undefined : amountRequired()
      return take(readUsd(cell), usd => {
        fields.amount_usd = usd
      })
    },
  },
  {
    header: 'Percentage of',
    write: ({ share_of }) => (share_of ? OF[share_of] : ''),
    read: (cell, fields) => {
      if (cell === '') return undefined
      const share_code = SHARES.find(share => OF[share].toLowerCase() === cell.toLowerCase())
      if (!share_code) return words.csv.bad_base({ cell, bases: Object.values(OF).join(', ') })
      fields.share_of = share_code
      return undefined
    },
  },
  {
    header: 'Size bands',
    write: ({ bands }) =>
      (bands ?? []).map(one => `${one.from_kw}-${one.to_kw ?? ''} = ${money(one.amount_usd)}`).join('; '),
    read: readBands,
  },
  {
    header: 'Counted in',
    write: ({ unit }) => unit,
    read: (cell, fields) => {
      fields.unit = cell
      return undefined
    },
  },
  {
    header: 'Charge or discount',
    write: ({ effect }) => (effect === 'charge' ? 'Charge' : 'Discount'),
    read: (cell, fields) => {
      if (!/^(charge|discount|)$/i.test(cell)) return words.csv.bad_effect({ cell })
      fields.effect = /^discount$/i.test(cell) ? 'discount' : 'charge'
      return undefined
    },
  },
  {
    header: 'Least',
    write: ({ min_cents }) => centsCell(min_cents),
    read: (cell, fields) =>
      readCents(cell, cents => {
        fields.min_cents = cents
      }) ?? undefined,
  },
  {
    header: 'Most',
    write: ({ max_cents }) => centsCell(max_cents),
    read: (cell, fields) =>
      readCents(cell, cents => {
        fields.max_cents = cents
      }) ?? undefined,
  },
  flag('Shown in proposal', 'shown_in_proposal'),
  flag('Counts for incentives', 'counts_for_incentives'),
  flag('Automatic', 'automatic'),
  {
    header: 'Position',
    write: ({ position }) => String(position),
    read: (cell, fields) => {
      if (!/^\d{0,5}$/.test(cell)) return words.csv.bad_position({ cell })
      fields.position = Number(cell)
      return undefined
    },
  },
  flag('Active', 'active'),
]

/** Defaults of a new adder for columns the list doesn't have. */
export const DEFAULTS: Fields = {
  name: '',
  description: '',
  pricing_method: 'Fixed',
  amount_usd: 0,
  unit: '',
  share: null,
  share_of: null,
  bands: null,
  effect: 'charge',
  min_cents: null,
  max_cents: null,
  shown_in_proposal: true,
  counts_for_incentives: true,
  automatic: false,
  conditions: null,
  position: 0,
  active: true,
}
const SAMPLE: Fields = { ...DEFAULTS, name: 'Critter guard', pricing_method: 'Per Panel', amount_usd: 28 }

const SHARES: readonly Schemas['ShareOf'][] = ['base', 'storage', 'base_and_adders', 'before_discounts']

function flag(header: string, field: 'shown_in_proposal' | 'counts_for_incentives' | 'automatic' | 'active'): Column {
  return {
    header,
    write: fields => yes(fields[field]),
    read: (cell, fields) =>
      take(readYes(cell), value => {
        fields[field] = value
      }),
  }
}

/** Column names in other programs, the most specific first. A cost is no price, so it isn’t an amount. */
const HEADINGS: { readonly [header: string]: readonly string[] } = {
  Name: ['adder name', 'adder', 'item name', 'item', 'product name', 'product', 'title'],
  Description: ['details', 'notes'],
  'Pricing method': [
    'method',
    'pricing type',
    'price type',
    'pricing model',
    'pricing',
    'calculation',
    'charge type',
    'type',
  ],
  Amount: ['price', 'unit price', 'sales price', 'sell price', 'retail price', 'rate', 'value', 'fee'],
  'Percentage of': ['percent of', 'applies to'],
  'Counted in': ['unit', 'units', 'unit of measure', 'uom'],
  'Charge or discount': ['charge discount', 'effect'],
  Least: ['minimum', 'min', 'minimum price'],
  Most: ['maximum', 'max', 'maximum price'],
  'Shown in proposal': ['show in proposal', 'visible in proposal', 'show on proposal', 'visible'],
  Automatic: ['auto apply', 'apply automatically', 'auto'],
  Position: ['order', 'sort order', 'display order'],
  Active: ['enabled', 'is active', 'status'],
}

/** Which column of a file is which of these. */
export function guessColumns(headings: readonly string[]): Schemas['SheetColumns'] {
  const plain = headings.map(plainHeading)
  const columns: Schemas['SheetColumns'] = headings.map(() => null)
  for (const { header } of COLUMNS) {
    const at = placesOf(plain, [plainHeading(header), ...(HEADINGS[header] ?? [])]).find(one => columns[one] === null)
    if (at !== undefined) columns[at] = header
  }
  return columns
}

/** Columns that must be matched before an import. */
export const missingOf = (columns: Schemas['SheetColumns']): string | null =>
  columns.includes('Name') ? null : words.csv.match_name

/** Contains a fictional adder that shows the format of each cell. */
export const templateCsv = (): string =>
  csv(
    COLUMNS.map(({ header }) => header),
    [COLUMNS.map(({ write }) => write(SAMPLE))],
  )
