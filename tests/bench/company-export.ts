// How long an archive of a large company takes, how much memory, and how long anybody else waits meanwhile, on the embedded
// database: `npx tsx tests/bench/company-export.ts 10000`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { embeddedDatabase, inCompany } from '#server/db/database.ts'
import { openEmbedded } from '#server/db/embedded/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { jobKinds } from '#server/job-kinds.ts'
import { runDueJobs } from '#server/jobs/runner.ts'
import { appOn, emailOf } from '#tests/support/app.ts'
import { addBothCompanies } from '#tests/support/companies.ts'
import { answered, financed, published } from '#tests/support/sale.ts'

const projects = Number(process.argv[2] ?? 1_000)
const directory = mkdtempSync(join(tmpdir(), 'company-export-'))
const database = embeddedDatabase(await openEmbedded(join(directory, 'database')))
try {
  await migrate(database)
  await addBothCompanies(database)
  const test = appOn(database)
  const owner = (await test.signIn(emailOf('Owner'))).call
  const { project_id } = await financed(owner)
  await published(owner, project_id)
  await copies(project_id)
  await measure(test, owner)
} finally {
  await database.close()
  rmSync(directory, { recursive: true, force: true })
}

/** The same sale so many times over, each under ids of its own. */
async function copies(project_id: string) {
  await inCompany(database, 2, async db => {
    const id = sql`md5(${project_id}::text || n)::uuid`
    const times = sql`generate_series(2, ${projects}::integer) n`
    const copy = (table: string, changed: ReturnType<typeof sql>) =>
      db.execute(sql`insert into ${sql.identifier(table)}
        select (jsonb_populate_record(t, ${changed})).* from ${sql.identifier(table)} t, ${times}`)
    await copy('projects', sql`jsonb_build_object('id', ${id}, 'number', 100000 + n)`)
    await copy('homeowners', sql`jsonb_build_object('id', md5(t.id::text || n)::uuid, 'project_id', ${id})`)
    for (const table of ['designs', 'simulations', 'quote_bases', 'project_financing'])
      await copy(table, sql`jsonb_build_object('project_id', ${id})`)
    await copy('proposals', sql`jsonb_build_object('id', ${id}, 'project_id', ${id}, 'design_id', ${id})`)
    await copy('proposal_versions', sql`jsonb_build_object('proposal_id', ${id})`)
  })
}

async function measure(
  { ports }: ReturnType<typeof appOn>,
  owner: Awaited<ReturnType<ReturnType<typeof appOn>['signIn']>>['call'],
) {
  const { job } = answered((await owner.POST('/v3/exports.Start', { body: {} })).data)
  let [longest, peak, over] = [0, 0, false]
  const others = (async () => {
    while (!over) {
      const asked = performance.now()
      await owner.GET('/v3/company.Get', {})
      longest = Math.max(longest, performance.now() - asked)
      peak = Math.max(peak, process.memoryUsage().rss)
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  })()
  const before = process.memoryUsage().rss
  const began = performance.now()
  await runDueJobs({ database, ports, kinds: jobKinds })
  const seconds = (performance.now() - began) / 1_000
  over = true
  await others
  const done = answered((await owner.GET('/v3/jobs.Get', { params: { query: { job_id: job.id } } })).data).job
  const mb = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`
  console.log(
    `${projects} projects: ${done.status} in ${seconds.toFixed(1)} s, ${mb(done.file?.size_bytes ?? 0)}; ${done.sentence}`,
  )
  console.log(
    `Memory ${mb(before)} before, ${mb(peak)} at most. The longest anybody else waited: ${Math.round(longest)} ms.`,
  )
}
