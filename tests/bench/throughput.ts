// Requests per second of the application on PostgreSQL, compared with their parts, in one run and process, 16 at once,
// medians of five: `nice -n 0 npx tsx tests/bench/throughput.ts`. Refusals against Hono answering the same bytes; reads
// against the same statements sent by the driver alone. With a name only that operation.
import { Hono } from 'hono'
import pg from 'pg'
import { withPostgres } from '../support/postgres.mjs'
import { everydayReads } from './everyday-reads.ts'
import { AT_ONCE, median, rateOf } from './rate.ts'

const ROUNDS = 5
const [, , only] = process.argv

type Said = { text: string; values: unknown[]; client: pg.Client }
const said: Said[] = []
let recording = false
const query = pg.Client.prototype.query
/** Every statement of a connection, while one request is looked at. */
pg.Client.prototype.query = function (this: pg.Client, ...asked: [pg.QueryConfig | string, unknown[]?]) {
  const [config, values = []] = asked
  if (recording) said.push({ text: typeof config === 'string' ? config : config.text, values, client: this })
  return Reflect.apply(query, this, asked)
} as typeof query

const without = await withPostgres(async address => {
  process.env['DATABASE_URL_FOR_TESTS'] = address
  const { appOn, emailOf } = await import('../support/app.ts')
  const { freshDatabase } = await import('../support/database.ts')
  const { financed, newProject } = await import('../support/sale.ts')
  const { app, signIn } = appOn(await freshDatabase(), { production: true })
  const owner = await signIn(emailOf('Owner'))
  const { project_id } = await financed(owner.call)
  for (let made = 0; made < 60; made++) await newProject(owner.call)
  const ask = async (path: string, token?: string) => {
    const answer = await app.request(path, { headers: token ? { authorization: `Bearer ${token}` } : {} })
    if (token && !answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer.text()
  }

  for (const [name, path] of [
    ['no token', '/v1/user'],
    ['no such operation', '/v3/projects.Nothing'],
  ] as const) {
    if (only && only !== name) continue
    const body = await ask(path)
    const bare = new Hono().get('/bare', c => c.body(body, 200, { 'Content-Type': 'application/json' }))
    await compare(
      name,
      () => ask(path),
      async () => (await bare.request('/bare')).text(),
    )
  }
  const ratios: number[] = []
  for (const path of everydayReads(project_id)) {
    const name = path.replace(/\?.*/, '').replace(/.*\//, '')
    if (only && only !== name) continue
    await ask(path, owner.token)
    said.length = 0
    recording = true
    await ask(path, owner.token)
    recording = false
    const bare = await alone(said)
    ratios.push(await compare(`${name} (${bare.count})`, () => ask(path, owner.token), bare.run))
    await bare.end()
  }
  console.log(`geometric mean of ${ratios.length} reads: ${mean(ratios).toFixed(2)}`)
})
if (without) console.log(without)
// The application's connections would keep it; PostgreSQL has been stopped by now.
process.exit()

/** The statements of one request without tenant entry, begin and commit, on connections in the same state. */
async function alone(statements: Said[]) {
  const entering = statements.find(({ text }) => text.includes('app.company_proof'))
  const own = statements.filter(({ text }) => /^\s*(select|with)\b/i.test(text) && !text.includes('app.company_proof'))
  const tenant = entering?.client as pg.Client & { user: string; password: string }
  const { host, port, database, user, password } = tenant
  const pool = new pg.Pool({ host, port, database, user, password, max: AT_ONCE })
  pool.on(
    'connect',
    client => void client.query(`${entering?.text.replace(/^begin; /, '').replaceAll('true', 'false')}`),
  )
  return {
    count: own.length,
    async run() {
      const client = await pool.connect()
      for (const { text, values } of own) await client.query(text, values)
      client.release()
    },
    end: () => pool.end(),
  }
}

async function compare(name: string, product: () => Promise<unknown>, bare: () => Promise<unknown>) {
  const rates: [number, number][] = []
  for (let round = 0; round < ROUNDS; round++) rates.push([await rateOf(product), await rateOf(bare)])
  const [ours, theirs] = [median(rates.map(([one]) => one)), median(rates.map(([, other]) => other))]
  const ratio = ours / theirs
  console.log(
    `${ratio.toFixed(2).padStart(5)}  ${Math.round(ours).toString().padStart(6)}/s of ${Math.round(theirs)}/s  ${name}`,
  )
  return ratio
}

function mean(numbers: number[]): number {
  return Math.exp(numbers.reduce((sum, one) => sum + Math.log(one), 0) / numbers.length)
}
