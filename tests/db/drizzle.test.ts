// With column names cached, statements are the same as the library's, for every table and every kind of selection.
import { count, eq, getTableColumns, is, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { alias, PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { asking } from '#server/db/external-transaction.ts'
import { companies, roles, users } from '#server/db/schema/company.ts'
import { homeowners, projects } from '#server/db/schema/projects.ts'

/** Neither is connected. */
const library = drizzle(new pg.Client())
const ours = asking(async () => ({ rows: [] }))
type Writer = Pick<typeof library, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'with' | '$with'>
type Written = { toSQL(): { sql: string; params: unknown[] } }

const other = alias(users, 'other')
const ID = '00000000-0000-4000-8000-000000000000'
const statements: Record<string, (db: Writer) => Written> = {
  'all columns of a table': db => db.select().from(projects).where(eq(projects.id, ID)).limit(3),
  'all columns, named': db => db.select(getTableColumns(projects)).from(projects),
  'some columns': db => db.select({ id: projects.id, address: projects.address }).from(projects),
  'a column between expressions': db =>
    db.select({ at: sql`now()`, id: projects.id, many: count().as('many'), name: projects.name }).from(projects),
  'several tables': db =>
    db
      .select({ user: users, role: roles, company: companies.name })
      .from(users)
      .innerJoin(roles, eq(roles.id, users.role_id))
      .leftJoin(companies, eq(companies.company_id, users.company_id)),
  'nested columns': db =>
    db.select({ who: { first: users.firstname, last: users.lastname }, status: users.status }).from(users),
  'all columns of a join': db =>
    db.select().from(projects).innerJoin(homeowners, eq(homeowners.project_id, projects.id)),
  'an aliased table in a join': db =>
    db.select({ user: users, other }).from(users).innerJoin(other, eq(other.role_id, users.role_id)),
  'an aliased table': db => db.select().from(other).where(eq(other.id, ID)),
  'a subquery': db => {
    const named = db
      .select({ id: users.id, at: sql`now()`.as('at') })
      .from(users)
      .as('named')
    return db.select().from(named).where(eq(named.id, ID))
  },
  'a common table expression': db => {
    const named = db.$with('named').as(db.select({ id: users.id }).from(users))
    return db
      .with(named)
      .select({ id: named.id, name: projects.name })
      .from(named)
      .innerJoin(projects, eq(projects.owner_id, named.id))
  },
  'a union': db =>
    db
      .select({ id: users.id })
      .from(users)
      .union(db.select({ id: projects.owner_id }).from(projects)),
  distinct: db => db.selectDistinct({ id: projects.owner_id }).from(projects),
  'a locked row': db => db.select().from(projects).where(eq(projects.id, ID)).for('no key update'),
  'an insert that returns its row': db => db.insert(homeowners).values(owner).onConflictDoNothing().returning(),
  'an insert': db => db.insert(homeowners).values(owner),
  'an update that returns its row': db =>
    db.update(projects).set({ name: 'Sample' }).where(eq(projects.id, ID)).returning(),
  'an update from another table': db =>
    db.update(projects).set({ name: 'Sample' }).from(users).where(eq(users.id, projects.owner_id)).returning(),
  'a delete that returns its id': db => db.delete(projects).where(eq(projects.id, ID)).returning({ id: projects.id }),
}
const owner = {
  company_id: 1,
  id: ID,
  project_id: ID,
  firstname: 'Sample',
  lastname: 'Owner',
  is_primary: true,
  created_at: new Date(0),
}

describe('same statement as the library', () => {
  it.each(Object.entries(statements))('%s', (_, statement) => {
    expect(statement(ours as unknown as Writer).toSQL()).toEqual(statement(library).toSQL())
    // Now from the cache.
    expect(statement(ours as unknown as Writer).toSQL()).toEqual(statement(library).toSQL())
  })

  it('each table of the schema', async () => {
    const tables = await tablesOfTheSchema()
    expect(tables.length).toBeGreaterThan(50)
    for (const table of tables) expect(ours.select().from(table).toSQL()).toEqual(library.select().from(table).toSQL())
  })
})

async function tablesOfTheSchema(): Promise<PgTable[]> {
  const modules = import.meta.glob('../../server/db/schema/*.ts', { eager: true })
  return Object.values(modules).flatMap(module => Object.values(module as object).filter(one => is(one, PgTable)))
}
