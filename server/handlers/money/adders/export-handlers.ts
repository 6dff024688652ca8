// Adders as a spreadsheet, which an import reads back.

import { csv } from '#machines/lib/csv.ts'
import { COLUMNS } from '#machines/money/adders/csv-columns.ts'
import { ruleWords } from '#machines/money/adders/rules.ts'
import { adders as table } from '#server/db/schema/adders.ts'
import { FileAnswer, type Handlers } from '#server/handler.ts'
import { namesOf } from '#server/money/quote/adder-names.ts'

export const exportHandlers: Pick<Handlers<'adders'>, '/v3/adders.Export'> = {
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
}
