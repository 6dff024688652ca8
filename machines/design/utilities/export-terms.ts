// The dated table of what states and utilities publish about power sent to the grid: how to read a line, and which one
// applies on a day. Each line states its reliability, and a company confirms it before selling.
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'

type ExportTerms = Schemas['ExportTerms']
export type ExportRow = ExportTerms & {
  /** 'AZ' or 'AZ-803'. */
  place: string
  note_es: string
}

export const KINDS = [
  'full_retail',
  'non_bypassable',
  'net_billing',
  'net_billing_carry_over',
  'buy_all_sell_all',
  'none',
] as const satisfies readonly Schemas['NetMetering']['kind'][]
export const CONFIDENCES = [
  'law_text',
  'published_tariff',
  'general_knowledge',
] as const satisfies readonly ExportTerms['confidence'][]

/** Throws where a line is not whole: the table ships with the product. */
export function readExportRow(line: string): ExportRow {
  const cells = line.split('|')
  const [place = '', program = '', kind, rate, true_up, from, to, years, source = '', as_of = '', sure, ...notes] =
    cells
  const [note = '', note_es = ''] = notes
  const known = KINDS.find(one => one === kind)
  const confidence = CONFIDENCES.find(one => one === sure)
  if (cells.length !== 13 || !known || !confidence) throw new Error(`Not a line of export terms: ${line}`)
  return {
    place,
    area: place.length === 2 ? 'state' : 'utility',
    program,
    net_metering: {
      kind: known,
      ...(rate ? { export_usd_per_kwh: Number(rate) } : {}),
      ...(true_up ? { true_up_month: Number(true_up) } : {}),
    },
    effective_from: from || null,
    effective_to: to || null,
    grandfathered_years: years ? Number(years) : null,
    source,
    as_of,
    confidence,
    note,
    note_es,
  }
}

const holdsOn = ({ effective_from, effective_to }: ExportRow, day: string) =>
  (effective_from ?? '') <= day && day <= (effective_to ?? '9999-12-31')

/** A utility's own line before its state's, the newest of those that hold; its note in the reader's language. */
export function termsOn(rows: readonly ExportRow[], utility_id: string, day: string): ExportTerms | null {
  const state = utility_id.slice(0, 2)
  for (const wanted of [utility_id, state]) {
    const holding = rows.filter(row => row.place === wanted && holdsOn(row, day))
    const newest = holding.reduce<ExportRow | undefined>(
      (best, row) => (best && (best.effective_from ?? '') >= (row.effective_from ?? '') ? best : row),
      undefined,
    )
    if (newest) {
      const { place: _, note_es, ...terms } = newest
      return currentLanguage() === 'es' ? { ...terms, note: note_es } : terms
    }
  }
  return null
}
