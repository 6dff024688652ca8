// The metrics endpoint for Prometheus, on a port of its own that no proxy forwards.
import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Database } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'
import type { Metrics } from './metrics.ts'
import { readQueues, type Waiting } from './queues.ts'

type CompanyFigures = Record<'company_id' | 'users' | 'projects' | 'stored_bytes' | 'failed_mails', number>
type Measured = {
  metrics: Metrics
  database: Database
  ports: Pick<Ports, 'now' | 'machine'>
  readCompanies: () => Promise<CompanyFigures[]>
}
const RESOLUTION_MS = 20
const QUEUES_KEPT_MS = 5_000
/** Counting projects takes a while, and nobody is woken up by their number. */
const COMPANIES_KEPT_MS = 300_000

export function measureProcess({ metrics, database, ports, readCompanies }: Measured) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  metrics.gauge('sunquill_event_loop_lag_seconds', 'How late the event loop was since the last scrape.', () => {
    // Histogram of the event loop's delay; the sampling interval is subtracted.
    const late = (ns: number) => Math.max(0, ns / 1e9 - RESOLUTION_MS / 1_000)
    const samples = [
      [{ quantile: '0.5' }, late(delay.percentile(50))],
      [{ quantile: '0.99' }, late(delay.percentile(99))],
      [{ quantile: '1' }, late(delay.max)],
    ] as const
    delay.reset()
    return samples
  })
  metrics.gauge('process_resident_memory_bytes', 'Resident memory.', () => [[{}, process.memoryUsage.rss()]])
  metrics.gauge('process_cpu_seconds', 'Processor time since the start.', () => {
    const { user, system } = process.cpuUsage()
    return [[{}, (user + system) / 1e6]]
  })
  metrics.gauge('process_uptime_seconds', 'Time since the start.', () => [[{}, process.uptime()]])
  metrics.gauge('sunquill_database_up', 'Whether the database can be reached.', () => [[{}, database.isHere() ? 1 : 0]])
  metrics.gauge('sunquill_pool_connections', 'Connections to PostgreSQL by pool and state.', () =>
    database
      .pools()
      .flatMap(({ pool, used, idle, waiting }) => [
        [{ pool, state: 'used' }, used] as const,
        [{ pool, state: 'idle' }, idle] as const,
        [{ pool, state: 'waiting' }, waiting] as const,
      ]),
  )
  const queues = keptFor(QUEUES_KEPT_MS, () => readQueues(database, ports.now()))
  const ofEach = (name: string, help: string, read: (waiting: Waiting) => number) =>
    metrics.gauge(name, help, async () => (await queues()).map(one => [{ queue: one.queue }, read(one)] as const))
  ofEach('sunquill_queue_depth', 'What waits to be done.', ({ depth }) => depth)
  ofEach('sunquill_queue_age_seconds', 'How long the oldest has been due.', ({ age_s }) => age_s)
  const companies = keptFor(COMPANIES_KEPT_MS, readCompanies)
  const ofCompanies = (name: string, help: string, read: (figures: CompanyFigures) => number) =>
    metrics.gauge(name, help, async () =>
      (await companies()).map(one => [{ company_id: one.company_id }, read(one)] as const),
    )
  ofCompanies('sunquill_company_users', 'Users that are not disabled.', ({ users }) => users)
  ofCompanies('sunquill_company_projects', 'Projects.', ({ projects }) => projects)
  ofCompanies(
    'sunquill_company_stored_bytes',
    'Files that count towards the limit.',
    ({ stored_bytes }) => stored_bytes,
  )
  ofCompanies(
    'sunquill_company_failed_mails',
    'Emails of the last 24 hours that failed.',
    ({ failed_mails }) => failed_mails,
  )
  metrics.gauge('sunquill_disk_free_bytes', 'Free on the disk of the data.', async () => {
    const { free_bytes } = await ports.machine()
    return free_bytes === null ? [] : [[{}, free_bytes] as const]
  })
  metrics.gauge(
    'sunquill_backup_timestamp_seconds',
    'When a backup was last made or proved; none if none is on record.',
    async () => {
      const { backup } = await ports.machine()
      const at = (step: string, time: string | null | undefined) =>
        time ? [[{ step }, Date.parse(time) / 1_000] as const] : []
      return [...at('made', backup?.made_at), ...at('proven', backup?.proven_at)]
    },
  )
}

/** Several gauges and scrapers share one query. */
function keptFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let last: { at: number; value: Promise<T> } | undefined
  return () => {
    const at = performance.now()
    if (!last || at - last.at > ms) last = { at, value: read() }
    return last.value
  }
}

export function serveMetrics(metrics: Metrics, port: number, hostname: string, onError: (error: Error) => void) {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    metrics.text().then(
      text => response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.on('error', onError)
  server.listen(port, hostname)
  return () => {
    server.closeAllConnections()
    server.close()
  }
}
