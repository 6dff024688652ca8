// The cost of background work in a company with very many projects: folding 1,000 changes, compared with a company of
// 1,000 projects, and everyday requests with and without all background jobs, in turn. `node --import tsx
// tests/bench/background.ts [--projects 100000] [--postgres]`. Targets: a fold takes at most 50 ms, and the 99th
// percentile of requests at most one and a half times as long. Takes ten minutes.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hash } from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { seedManyProjects } from '#mocks/demo/many-projects.ts'
import { startBackground } from '#server/commands/background.ts'
import { type Database, embeddedDatabase, inCompany } from '#server/db/database.ts'
import { openEmbedded } from '#server/db/embedded/embedded.ts'
import { externalDatabase } from '#server/db/external-database.ts'
import { foldSums } from '#server/db/fold-sums.ts'
import { migrate } from '#server/db/migrate.ts'
import { rowsOf } from '#server/db/rows.ts'
import { appOn, PASSWORD } from '../support/app.ts'
import { addBothCompanies } from '../support/companies.ts'
import { clonedAddress, SECRET } from '../support/database.ts'
import { withPostgres } from '../support/postgres.mjs'
import { answered, newProject } from '../support/sale.ts'

const { values: options } = parseArgs({
  options: { projects: { type: 'string', default: '100000' }, postgres: { type: 'boolean', default: false } },
})
const MANY = Number(options.projects)
const FEW = 1_000
const CHANGES = 1_000
const [FEW_COMPANY, MANY_COMPANY] = [2, 100]
const FOLDS = 5
const CLIENTS = 4
const THINKS_MS = 25
/** Each with a fold in it, which comes once a minute. */
const SLICE_MS = 65_000
const SLICES = 2

if (options.postgres)
  await withPostgres(async (address: string) => measure(externalDatabase(await clonedAddress(address), SECRET)))
else {
  const folder = mkdtempSync(join(tmpdir(), 'sunquill-bench-'))
  const database = embeddedDatabase(await openEmbedded(join(folder, 'database')))
  await migrate(database)
  await addBothCompanies(database)
  await measure(database).finally(() => rmSync(folder, { recursive: true }))
}

async function measure(database: Database) {
  const test = appOn(database, { production: true })
  const password_hash = await hash(PASSWORD, { memoryCost: 8, timeCost: 1 })
  await seedManyProjects(database, test.ports, { projects: MANY, password_hash, said: () => {} })
  await database.asOwner(db =>
    db.execute(sql`
      insert into projects
      select (jsonb_populate_record(null::projects, to_jsonb(p) || jsonb_build_object('company_id', ${FEW_COMPANY}::integer,
        'id', gen_random_uuid(), 'owner_id', (select u.id from users u where u.company_id = ${FEW_COMPANY}::integer limit 1)))).*
      from projects p where company_id = ${MANY_COMPANY} order by number desc limit ${FEW}`),
  )
  await foldSums(database)
  await database.asOwner(db => db.execute(sql`analyze`))
  await measureFolds(database)
  await measureRequests(test)
  await database.close()
}

async function measureFolds(database: Database) {
  const times = new Map<number, number[]>()
  for (let round = 0; round < FOLDS; round++)
    for (const company of [FEW_COMPANY, MANY_COMPANY]) {
      await inCompany(database, company, db =>
        db.execute(sql`
          update projects set status = (array['new', 'active', 'submitted', 'canceled'])[1 + floor(random() * 4)::integer]
          where id in (select id from projects order by random() limit ${CHANGES})`),
      )
      const began = performance.now()
      await foldSums(database)
      times.set(company, [...(times.get(company) ?? []), performance.now() - began])
    }
  const [few = 0, many = 0] = [FEW_COMPANY, MANY_COMPANY].map(company => at(times.get(company) ?? [], 0.5))
  const kept = rowsOf<{ rows: number }>(
    await inCompany(database, MANY_COMPANY, db =>
      db.execute(sql`select count(*)::integer as rows from project_sums where folded`),
    ),
  )[0]?.rows
  console.log(
    `fold of ${CHANGES} changes: ${few.toFixed(1)} ms beside ${FEW} projects, ${many.toFixed(1)} ms beside ${MANY} (${kept} sums), × ${(many / few).toFixed(2)}`,
  )
}

async function measureRequests(test: ReturnType<typeof appOn>) {
  test.clock.now = new Date()
  const { call } = await test.signIn('many.owner@example.com')
  const { projects } = answered((await call.GET('/v3/projects.List', { params: { query: { limit: 100 } } })).data)
  let turn = 0
  const any = () => projects[turn % projects.length]?.id ?? ''
  const EVERYDAY: (() => Promise<unknown>)[] = [
    () => call.GET('/v3/projects.List', { params: { query: { limit: 50 } } }),
    () => call.GET('/v3/projects.Get', { params: { query: { project_id: any() } } }),
    () => call.GET('/v3/dashboard.GetPipeline', {}),
    () => call.GET('/v3/projects.List', { params: { query: { limit: 50, search: 'quinn sample' } } }),
    () => call.GET('/v3/notifications.List', {}),
    () => call.POST('/v3/notes.Create', { body: { project_id: any(), body: 'Called back', mention_ids: [] } }),
    () => call.GET('/v3/dashboard.GetMonth', {}),
    () => newProject(call),
    () => call.GET('/v3/projects.ListActivity', { params: { query: { project_id: any() } } }),
  ]
  const slice = async () => {
    const times: number[] = []
    const until = performance.now() + SLICE_MS
    const client = async () => {
      while (performance.now() < until) {
        const began = performance.now()
        await EVERYDAY[turn++ % EVERYDAY.length]?.()
        times.push(performance.now() - began)
        await new Promise(resolve => setTimeout(resolve, THINKS_MS))
      }
    }
    await Promise.all(Array.from({ length: CLIENTS }, client))
    return times
  }
  const [without, beside]: [number[], number[]] = [[], []]
  for (let round = 0; round < SLICES; round++) {
    without.push(...(await slice()))
    const stop = startBackground({
      database: test.database,
      ports: test.ports,
      log: pino({ level: 'error' }),
      transport: { send: async () => {} },
      alone: true,
    })
    beside.push(...(await slice()))
    await stop()
  }
  for (const part of [0.5, 0.99]) {
    const [a, b] = [at(without, part), at(beside, part)]
    console.log(
      `requests, ${part * 100}%: ${a.toFixed(1)} ms without background work (${without.length}), ${b.toFixed(1)} ms beside it (${beside.length}), × ${(b / a).toFixed(2)}`,
    )
  }
}

function at(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0
}
