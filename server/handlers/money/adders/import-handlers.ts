// Adders to and from a spreadsheet. An import is planned, shown, and done only as it was shown.

import { csv } from '#machines/lib/csv.ts'
import { readCsvText } from '#machines/lib/csv-table.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { cut } from '#machines/lib/text.ts'
import { amountRequired, COLUMNS, type Fields } from '#machines/money/adders/csv-columns.ts'
import { ruleWords } from '#machines/money/adders/rules.ts'
import { hasAmount } from '#machines/money/pricing/rules.ts'
import { canonicaliseJson } from '#machines/money/pricing/snapshot.ts'
import { placesOf, plainHeading, tidyCell } from '#machines/sheet-import/headings.ts'
import { Refusal } from '#sdk/refusal.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import { checkInput } from '#server/contract.ts'
import type { Db } from '#server/db/database.ts'
import { adders as table } from '#server/db/schema/adders.ts'
import { FileAnswer, type Handlers } from '#server/handler.ts'
import { acceptFields, fieldFaults } from '#server/money/adders/accept.ts'
import type { AdderRow } from '#server/money/adders/view.ts'
import { words } from '#server/money/adders/words.ts'
import { namesOf } from '#server/money/quote/adder-names.ts'
import { keepAdder } from '#server/money/quote/pricing/kept-prices.ts'
import { type Ports, sha256 } from '#server/ports/ports.ts'
import { filledLines } from '#server/sheet-import/read-file.ts'

type Paths = '/v3/adders.Export' | '/v3/adders.Import'
type Row = Schemas['AdderImportResult']['rows'][number]
type Planned = Row & { fields: Fields; before: AdderRow | undefined }

const MOST_LINES = 1_000
/** What comes after is not counted. */
const MOST_READ = 2_000
const DEFAULTS: Fields = {
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

export const importHandlers: Pick<Handlers<'adders'>, Paths> = {
  '/v3/adders.Export': async ({ db }) => {
    const rows = await db.select().from(table).orderBy(table.name)
    const names = await namesOf(
      db,
      rows.map(({ conditions }) => conditions),
    )
    const text = csv(
      [...COLUMNS.map(({ header }) => header), 'Conditions'],
      rows.map(row => [...COLUMNS.map(({ write }) => write(row)), ruleWords(row.conditions, names) ?? '']),
    )
    return new FileAnswer(new TextEncoder().encode(text), 'text/csv; charset=utf-8', 'adders.csv')
  },

  '/v3/adders.Import': async ({ input, caller, db, ports, audit }) => {
    const rows = plan(input.csv, await db.select().from(table).for('update'))
    const count = (action: Row['action']) => rows.filter(row => row.action === action).length
    const confirm = sha256(
      canonicaliseJson(rows.map(({ fields, before, action }) => ({ fields, action, version: before?.version ?? 0 }))),
    ).slice(0, 32)
    const applied = input.confirm !== undefined
    if (applied && input.confirm !== confirm) throw refuse(409, 'import_changed', words.import_changed)
    if (applied && count('refused') > 0) throw refuse(400, 'invalid_input', { csv: words.import_has_problems })
    if (applied) {
      for (const row of rows) await write(db, ports, caller, row)
      await audit({
        sentence: () => words.adders_imported({ created: count('create'), updated: count('update') }),
        detail: { names: rows.filter(({ action }) => action !== 'none').map(({ name }) => name) },
      })
    }
    return {
      applied,
      confirm,
      rows: rows.map(({ line, name, action, changes, problems }) => ({ line, name, action, changes, problems })),
      created: count('create'),
      updated: count('update'),
      unchanged: count('none'),
      refused: count('refused'),
    }
  },
}

const tooMany = (count: string) => words.too_many_lines({ most: MOST_LINES.toLocaleString('en-US'), count })

/** What each line of the file would do to the catalogue. */
function plan(text: string, catalogue: readonly AdderRow[]): Planned[] {
  const [head, ...lines] = filledLines(readCsvText(text), MOST_READ, () =>
    refuse(400, 'invalid_input', { csv: tooMany(`${MOST_READ.toLocaleString('en-US')}+`) }),
  )
  if (lines.length > MOST_LINES)
    throw refuse(400, 'invalid_input', { csv: tooMany(lines.length.toLocaleString('en-US')) })
  const headings = (head?.cells ?? []).map(plainHeading)
  // The amount is read by its method, wherever the columns stand.
  const columns = COLUMNS.flatMap(column =>
    placesOf(headings, [plainHeading(column.header)]).map(at => ({ column, at })),
  )
  const name_at = columns.find(({ column }) => column.header === 'Name')?.at ?? -1
  if (name_at < 0) {
    const found = cut((head?.cells ?? []).join(', '), 120)
    throw refuse(400, 'invalid_input', { csv: found ? words.headings_required({ found }) : words.empty_file })
  }
  const seen = new Set<string>()
  return lines.map(({ line, cells }) => {
    const name = tidyCell(cells[name_at])
    const before = catalogue.find(row => row.name === name)
    const fields: Fields = before ? fieldsOf(before) : { ...DEFAULTS }
    const problems: string[] = []
    for (const { column, at } of columns) {
      const fault = column.read(tidyCell(cells[at]), fields)
      if (fault) problems.push(fault)
    }
    if (!before && !columns.some(({ column }) => column.header === 'Pricing method'))
      problems.push(words.method_required)
    if (!before && hasAmount(fields.pricing_method) && !columns.some(({ column }) => column.header === 'Amount'))
      problems.push(amountRequired())
    if (seen.has(name)) problems.push(words.name_repeated({ name }))
    seen.add(name)
    const tidy = tidied(fields)
    if (problems.length === 0) problems.push(...faultsOf(tidy))
    const changes = COLUMNS.flatMap(({ header, write }) => {
      const was = before ? write(fieldsOf(before)) : ''
      const is = write(tidy)
      return was === is ? [] : [{ field: header, before: was, after: is }]
    })
    const action = problems.length > 0 ? 'refused' : before ? (changes.length > 0 ? 'update' : 'none') : 'create'
    return { line, name, action, changes, problems, fields: tidy, before }
  })
}

/** What another method left behind is put away, so that a file read back changes nothing. */
const tidied = (fields: Fields): Fields => ({
  ...fields,
  ...(fields.pricing_method === 'Percentage' ? {} : { share: null, share_of: null }),
  ...(fields.pricing_method === 'Size Bands' ? {} : { bands: null }),
  ...(hasAmount(fields.pricing_method) ? {} : { amount_usd: 0 }),
  ...(fields.pricing_method === 'Quantity' ? {} : { unit: '' }),
})

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

async function write(db: Db, ports: Ports, caller: UserCaller, { action, fields, before }: Planned) {
  if (action !== 'create' && action !== 'update') return
  const { active, ...given } = fields
  const row = {
    ...(await acceptFields(db, caller, given, before)),
    active,
    company_id: caller.company_id,
    id: before?.id ?? ports.id(),
    version: (before?.version ?? 0) + 1,
    changed_at: ports.now(),
  }
  await db
    .insert(table)
    .values(row)
    .onConflictDoUpdate({ target: [table.company_id, table.id], set: row })
  if (before || row.automatic) await keepAdder(db, ports, before ?? { id: row.id, version: null })
}
