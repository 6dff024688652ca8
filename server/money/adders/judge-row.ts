// Changes to the catalog by a row of an adder file.

import type { Line } from '#machines/lib/csv-table.ts'
import { amountRequired, COLUMNS, DEFAULTS, type Fields } from '#machines/money/adders/csv-columns.ts'
import { hasAmount, ownFields } from '#machines/money/pricing/methods.ts'
import { tidyCell } from '#machines/sheet-import/headings.ts'
import { Refusal } from '#sdk/refusal.ts'
import { checkInput } from '#server/contract.ts'
import { inBoth } from '#server/lib/reader-language.ts'
import type { ImportRow, Judged } from '#server/sheet-import/kind.ts'
import { fieldFaults } from './accept.ts'
import type { AdderRow } from './view.ts'
import { words } from './words.ts'

type List = Pick<ImportRow, 'company_id' | 'columns' | 'headings'>
type Fault = { at: number | null; sentence: string }

/** Returns a judge that remembers the names it has seen. */
export function judgeOf(list: List, catalog: ReadonlyMap<string, AdderRow>, new_id: () => string) {
  const columns = COLUMNS.map(column => ({ column, at: list.columns.indexOf(column.header) })).filter(
    ({ at }) => at >= 0,
  )
  const has = (header: string) => list.columns.includes(header)
  const seen = new Set<string>()
  return ({ line, cells }: Line): Judged => {
    const name = tidyCell(cells[list.columns.indexOf('Name')])
    const before = catalog.get(name)
    const is_repeated = seen.has(name)
    seen.add(name)
    const read = () => {
      const fields: Fields = before ? fieldsOf(before) : { ...DEFAULTS }
      // The amount is read by its method, in whatever order the columns are.
      const faults = columns.flatMap(({ column, at }): Fault[] => {
        const sentence = column.read(tidyCell(cells[at]), fields)
        return sentence === undefined ? [] : [{ at, sentence }]
      })
      if (!before && !has('Pricing method')) faults.push({ at: null, sentence: words.method_required })
      if (!before && hasAmount(fields.pricing_method) && !has('Amount'))
        faults.push({ at: null, sentence: amountRequired() })
      if (is_repeated) faults.push({ at: null, sentence: words.name_repeated({ name }) })
      const tidy = ownFields(fields)
      if (faults.length === 0) faults.push(...faultsOf(tidy).map(sentence => ({ at: null, sentence })))
      return { fields: tidy, faults }
    }
    const { en, es } = inBoth(read)
    const problems = en.faults.map(({ at, sentence }, n) => ({
      column: at === null ? null : at + 1,
      heading: at === null ? '' : (list.headings[at] ?? ''),
      sentence,
      sentence_es: es.faults[n]?.sentence ?? sentence,
      stops: true,
    }))
    if (problems.length > 0) return { line, name, change: 'skipped', problems }
    const fields = en.fields
    if (!before) {
      const id = new_id()
      return {
        line,
        name,
        change: 'new',
        row_id: id,
        row_version: 1,
        fields: { ...fields, company_id: list.company_id, id, version: 1 },
      }
    }
    const was = fieldsOf(before)
    if (COLUMNS.every(({ write }) => write(was) === write(fields))) return { line, name, change: 'unchanged' }
    return { line, name, change: 'changed', row_id: before.id, row_version: before.version, fields, before: was }
  }
}

function fieldsOf(row: AdderRow): Fields {
  const { company_id, id, version, changed_at, cost_usd, ...fields } = row
  return fields
}

/** The contract's limits and what fields must be together. */
function faultsOf({ active, ...fields }: Fields): string[] {
  try {
    checkInput('/v3/adders.Create', {}, fields)
  } catch (error) {
    if (error instanceof Refusal) return Object.values(error.fields)
    throw error
  }
  return Object.values(fieldFaults(fields))
}
