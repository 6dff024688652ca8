// Statements are written as the library writes them, only faster: of each table, and of whatever else can be selected.
import { count, eq, getTableColumns, is, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { alias, PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { companies, roles, users } from '#server/db/schema/company.ts'
import { homeowners, projects } from '#server/db/schema/projects.ts'
import { asking } from '#server/db/walk.ts'

/** Nothing is asked of either. */
const library = drizzle(new pg.Client())
const ours = asking(async () => ({ rows: [] }))
type Writer = Pick<typeof library, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'with' | '$with'>
type Written = { toSQL(): { sql: string; params: unknown[] } }

const other = alias(users, 'other')
const ID = '00000000-0000-4000-8000-000000000000'
const statements: Record<string, (db: Writer) => Written> = {
  'all of a table': db => db.select().from(projects).where(eq(projects.id, ID)).limit(3),
  'its columns by name': db => db.select(getTableColumns(projects)).from(projects),
  'some columns': db => db.select({ id: projects.id, address: projects.address }).from(projects),
  'a column between two that are calculated': db =>
    db.select({ at: sql`now()`, id: projects.id, many: count().as('many'), name: projects.name }).from(projects),
  'several tables': db =>
    db
      .select({ user: users, role: roles, company: companies.name })
      .from(users)
      .innerJoin(roles, eq(roles.id, users.role_id))
      .leftJoin(companies, eq(companies.company_id, users.company_id)),
  'columns in groups': db =>
    db.select({ who: { first: users.firstname, last: users.lastname }, status: users.status }).from(users),
  'all of joined tables': db =>
    db.select().from(projects).innerJoin(homeowners, eq(homeowners.project_id, projects.id)),
  'a table under another name': db =>
    db.select({ user: users, other }).from(users).innerJoin(other, eq(other.role_id, users.role_id)),
  'only the table under another name': db => db.select().from(other).where(eq(other.id, ID)),
  'a query inside': db => {
    const named = db
      .select({ id: users.id, at: sql`now()`.as('at') })
      .from(users)
      .as('named')
    return db.select().from(named).where(eq(named.id, ID))
  },
  'a query before': db => {
    const named = db.$with('named').as(db.select({ id: users.id }).from(users))
    return db
      .with(named)
      .select({ id: named.id, name: projects.name })
      .from(named)
      .innerJoin(projects, eq(projects.owner_id, named.id))
  },
  'two put together': db =>
    db
      .select({ id: users.id })
      .from(users)
      .union(db.select({ id: projects.owner_id }).from(projects)),
  distinct: db => db.selectDistinct({ id: projects.owner_id }).from(projects),
  'a row locked': db => db.select().from(projects).where(eq(projects.id, ID)).for('no key update'),
  'a row written and told': db => db.insert(homeowners).values(owner).onConflictDoNothing().returning(),
  'a row written': db => db.insert(homeowners).values(owner),
  'a row changed and told': db => db.update(projects).set({ name: 'Sample' }).where(eq(projects.id, ID)).returning(),
  'a row changed by another': db =>
    db.update(projects).set({ name: 'Sample' }).from(users).where(eq(users.id, projects.owner_id)).returning(),
  'a row taken away': db => db.delete(projects).where(eq(projects.id, ID)).returning({ id: projects.id }),
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

describe('written as by the library', () => {
  it.each(Object.entries(statements))('%s', (_, statement) => {
    expect(statement(ours as unknown as Writer).toSQL()).toEqual(statement(library).toSQL())
    // From the names that are kept by now.
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
