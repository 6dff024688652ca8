// Writes a second that PostgreSQL has acknowledged as durable, of the application in process, 16 at once, medians of
// five: `node --import tsx tests/bench/writes.ts`. For comparison, commits of one small row by the driver alone.
import pg from 'pg'
import type { Input } from '#sdk/types.ts'
import { withPostgres } from '../support/postgres.mjs'
import type { signerOf } from '../support/sale.ts'
import { AT_ONCE, median, rateOf } from './rate.ts'

const ROUNDS = 5
const AGREEMENTS = 24

const without = await withPostgres(async address => {
  process.env['DATABASE_URL_FOR_TESTS'] = address
  const { appOn, emailOf } = await import('../support/app.ts')
  const { freshDatabase } = await import('../support/database.ts')
  const { ADDRESS, newProject, sent } = await import('../support/sale.ts')
  const test = appOn(await freshDatabase(), { production: true })
  const { call } = await test.signIn(emailOf('Owner'))
  const { id: project_id } = await newProject(call)
  let leads = 0
  /** Unique per home, so that none counts as a duplicate. */
  const newLead = () => {
    const name = `sample${leads++}`
    const homeowner = { firstname: name, lastname: name, email: `${name}@example.com` }
    return newProject(call, { homeowner, address: { ...ADDRESS, line1: `${leads} Example Street` } })
  }

  const pool = new pg.Pool({ connectionString: address, max: AT_ONCE })
  await pool.query('create table written (id bigint generated always as identity primary key, body text not null)')
  const commits = () => rateOf(() => pool.query('insert into written (body) values ($1)', ['Called back']))

  await compare('notes.Create', commits, () =>
    rateOf(async () => {
      const body = { project_id, body: 'Called back', mention_ids: [] }
      const { error } = await call.POST('/v3/notes.Create', { body })
      if (error) throw new Error(JSON.stringify(error))
    }),
  )
  await compare('lead/create', commits, () => rateOf(newLead))
  await compare('agreements.SaveSigned', commits, async () => {
    const ready: { signer: ReturnType<typeof signerOf>; body: Input<'/v3/agreements.SaveSigned'> }[] = []
    for (let made = 0; made < AGREEMENTS; made++) {
      const { signer } = await sent(test, call)
      await signer.prepare()
      ready.push({ signer, body: await signer.completed() })
    }
    const began = performance.now()
    const one = async () => {
      for (let next = ready.pop(); next; next = ready.pop()) await next.signer.save(next.body)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, one))
    return (AGREEMENTS * 1_000) / (performance.now() - began)
  })
  await pool.end()
})
if (without) console.log(without)
// The application's connections would keep it; PostgreSQL has been stopped by now.
process.exit()

async function compare(name: string, commits: () => Promise<number>, writes: () => Promise<number>) {
  const rates: [number, number][] = []
  for (let round = 0; round < ROUNDS; round++) rates.push([await writes(), await commits()])
  const [ours, theirs] = [median(rates.map(([one]) => one)), median(rates.map(([, other]) => other))]
  console.log(
    `${(ours / theirs).toFixed(3)}  ${ours.toFixed(0).padStart(6)}/s of ${theirs.toFixed(0)} commits/s  ${name}`,
  )
}
