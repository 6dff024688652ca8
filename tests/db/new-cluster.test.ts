// A new embedded database is unpacked from a package that was made for one version of the engine: it's held against what initdb of the
// installed one makes.
import { PGlite } from '@electric-sql/pglite'
import { expect, it } from 'vitest'
import { openInMemory } from '#server/db/embedded/embedded.ts'
import { volatileStartParams } from '#server/db/embedded/embedded-durability.ts'

/** What ANALYZE sampled, which differs from run to run. */
const SAMPLED = 'pg_statistic'

it('a new database is what initdb makes: the same format, settings and catalogs', async () => {
  const unpacked = await openInMemory()
  const made = await PGlite.create('memory://', { startParams: volatileStartParams })
  const [one, other] = [await contentOf(unpacked), await contentOf(made)]
  expect(Object.keys(one.catalogs).length).toBeGreaterThan(60)
  expect(one).toEqual(other)
  await Promise.all([unpacked.close(), made.close()])
})

async function contentOf(engine: PGlite) {
  const rows = async <T>(text: string) => (await engine.query<T>(text)).rows
  const names = await rows<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'pg_catalog'::regnamespace and relkind = 'r' and relname <> '${SAMPLED}' order by relname`,
  )
  const catalogs: Record<string, unknown> = {}
  for (const { name } of names)
    catalogs[name] = await rows(
      `select count(*), md5(string_agg(row::text, '|' order by row::text)) from pg_catalog.${name} row`,
    )
  return {
    catalogs,
    format: await rows('select pg_control_version, catalog_version_no from pg_control_system()'),
    made: await rows('select * from pg_control_init()'),
    zone: await rows(`select utc_offset from pg_timezone_names where name = current_setting('TimeZone')`),
    // The package calls UTC Etc/GMT0.
    settings: await rows(
      `select name, setting from pg_settings where source = 'configuration file' and name !~* 'timezone' order by name`,
    ),
  }
}
