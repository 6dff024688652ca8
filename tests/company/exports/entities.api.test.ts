// No table of a company is forgotten: each is in an archive, or left out with its reason; and each comes after what it refers to.
import { getTableName, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { fieldsOf } from '#server/company/exports/archive-rows.ts'
import { ENTITIES } from '#server/company/exports/entities.ts'
import { leftOut } from '#server/company/exports/left-out.ts'
import { rowsOf } from '#server/db/rows.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { RETIRED } from '#tests/support/retired.ts'

let tables: string[]
let references: { child: string; parent: string }[]
beforeAll(async () => {
  const database = await freshDatabase()
  await database.asOwner(async db => {
    const found = await db.execute(sql`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'company_id' order by 1`)
    tables = rowsOf<{ name: string }>(found).flatMap(({ name }) => (RETIRED.has(name) ? [] : [name]))
    references = rowsOf(
      await db.execute(sql`select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent
        from pg_constraint c where c.contype = 'f' and c.conrelid <> c.confrelid`),
    )
  })
})

const left_out: readonly string[] = leftOut()
const names = ENTITIES.map(({ table }) => getTableName(table))

it('every table of a company is in an archive or left out with its reason', () => {
  expect(tables.filter(name => !names.includes(name) && !left_out.includes(name))).toEqual([])
  expect(left_out.filter(name => names.includes(name) || !tables.includes(name))).toEqual([])
})

it('a row comes after the rows it refers to', () => {
  const early = references
    .filter(({ child, parent }) => names.includes(child) && names.includes(parent))
    .filter(({ child, parent }) => names.indexOf(child) < names.indexOf(parent))
  expect(early).toEqual([])
})

it('no field that could be a secret is in an archive', () => {
  const secret = ENTITIES.flatMap(entity =>
    fieldsOf(entity)
      .filter(({ name }) => /sealed$|password|token|secret|private/.test(name))
      .map(({ name }) => `${entity.name}.${name}`),
  )
  expect(secret).toEqual([])
})
