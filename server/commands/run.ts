// The server: reads the environment, opens the database, listens, and stops gracefully.
import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { serve } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { LenderPort } from '#machines/applications/lenders/lender-port.ts'
import { lenderPort } from '#server/applications/lenders/gateway/lender-port.ts'
import { markEarlierMails } from '#server/company/mail/mail-mark.ts'
import { createApp } from '../app.ts'
import { ensureInternalCompany } from '../company/create-company.ts'
import { figuresOfCompanies } from '../company/installation/companies.ts'
import { embeddedDatabase } from '../db/database.ts'
import { serveCopies } from '../db/embedded/copy.ts'
import { openEmbedded, openUnserved } from '../db/embedded/embedded.ts'
import { markFinished, markUnfinished } from '../db/embedded/unfinished.ts'
import { externalDatabase } from '../db/external-database.ts'
import { compareMigrations } from '../db/migrate.ts'
import { prepare } from '../db/prepare.ts'
import { environmentOrExit, siteServices, weatherSources } from '../environment.ts'
import { requireBucket } from '../files/require-bucket.ts'
import { callerAddress } from '../http/caller-address.ts'
import { serveDocs } from '../http/docs.ts'
import { serveReadiness } from '../http/readiness.ts'
import { serveSecurityContact } from '../http/security-contact.ts'
import { serveApplication } from '../http/static-files.ts'
import { stoppable } from '../http/stopping.ts'
import { keyEvidenceOnce } from '../key-evidence.ts'
import { readBackupRecord } from '../lib/backup-record.ts'
import { diskFault } from '../lib/disk-fault.ts'
import { freeBytes, LEAST_FREE_BYTES } from '../lib/disk-space.ts'
import { boundParsers, startParsers } from '../parse/parsers.ts'
import { bucketAt } from '../ports/bucket/bucket.ts'
import { newToken, systemPorts } from '../ports/ports.ts'
import { chromiumPrinter } from '../ports/print/chromium.ts'
import { ownOrigin } from '../ports/print/own-origin.ts'
import { printQueue } from '../ports/print/queue.ts'
import { smtpTransport } from '../ports/smtp.ts'
import { vaultUnder } from '../ports/vault.ts'
import { builtPage } from '../proposals/built-page.ts'
import { serveProposals } from '../proposals/pages.ts'
import { serverSecrets } from '../secret.ts'
import { stage } from '../start/stage.mjs'
import { createLog } from '../telemetry/log.ts'
import { createMetrics } from '../telemetry/metrics.ts'
import { measureProcess, serveMetrics } from '../telemetry/serve-metrics.ts'
import { tracedDatabase, tracedLenders } from '../telemetry/traced.ts'
import { createTraces, headersOf } from '../telemetry/traces.ts'
import { startWorkers, workerIndex, workerPrints } from '../workers/workers.ts'
import { startBackground } from './background.ts'
import { serveSeed } from './seed-running.ts'

const environment = environmentOrExit()
const { HOST, PORT, DATABASE_URL, WORKERS } = environment
const production = environment.NODE_ENV === 'production'
const test_server = environment.TEST_SERVER === '1' && !production
const data_dir = resolve(environment.DATA_DIR)
const public_origin = environment.PUBLIC_ORIGIN ?? `http://localhost:${PORT}`
const files_origin = environment.FILES_ORIGIN ? new URL(environment.FILES_ORIGIN).origin : null
const log = createLog(environment.LOG_LEVEL)
const metrics = createMetrics()
const started_at = new Date()
const collector = environment.OTEL_EXPORTER_OTLP_ENDPOINT
const traces = collector
  ? createTraces(
      {
        endpoint: collector,
        headers: headersOf(environment.OTEL_EXPORTER_OTLP_HEADERS),
        service: environment.OTEL_SERVICE_NAME,
      },
      reason => log.warn({ reason }, 'traces were not taken by their collector'),
    )
  : undefined

/** Serves nothing before `built`, which is awaited once everything else is ready. */
export async function run(built?: Promise<unknown>) {
  try {
    await start(built)
  } catch (error) {
    const reason = diskFault(error, data_dir) ?? (error instanceof Error ? error.message : String(error))
    console.error(`Sunquill could not start. ${reason}`)
    process.exit(1)
  }
}

async function start(built: Promise<unknown> | undefined) {
  if (files_origin && new URL(files_origin).host === new URL(public_origin).host)
    throw new Error('The environment variable FILES_ORIGIN must be a different host than PUBLIC_ORIGIN.')
  if (WORKERS > 1 && workerIndex() === undefined) return startAll(built)
  const secrets = serverSecrets(environment, data_dir)
  const { opened, keep } = DATABASE_URL
    ? { opened: externalDatabase(DATABASE_URL, secrets.current, log), keep: undefined }
    : await stage('Opening the database', openHere)
  const database = traces ? tracedDatabase(opened, traces) : opened
  // The sandbox replaces lenders without a configured address; never in production.
  const played = production
    ? undefined
    : (await import('#mocks/lenders/in-process.ts')).playInProcess(data_dir, test_server ? TEST_SANDBOX : {})
  let own_origin = `http://127.0.0.1:${PORT}`
  const site = siteServices(environment)
  const usual_ports = systemPorts({
    secret: secrets.first,
    public_origin,
    files_origin,
    bucket: environment.FILES_URL ? bucketAt(environment.FILES_URL) : null,
    limits: {
      stored_bytes: environment.STORAGE_GB_PER_COMPANY * 1_073_741_824,
      jobs: environment.JOBS_PER_COMPANY,
      uploads: environment.UPLOADS_PER_COMPANY,
      sign_ups: test_server ? 1_000_000 : 5,
    },
    vault: vaultUnder(...secrets.all),
    brand: environment.BRAND_NAME,
    support_email: environment.SUPPORT_EMAIL,
    mail_server: environment.SMTP_URL !== undefined,
    inner_network: !production,
    weather_sources: weatherSources(environment),
    geocoder: site?.geocoder ? { url: site.geocoder, patience_ms: 8_000 } : null,
    site,
    map_tiles: environment.MAP_TILES_URL
      ? { url: environment.MAP_TILES_URL, attribution: environment.MAP_TILES_ATTRIBUTION }
      : null,
    machine: async () => ({
      version: JSON.parse(await readFile('package.json', 'utf8').catch(() => '{}')).version ?? '',
      started_at,
      free_bytes: await freeBytes(DATABASE_URL ? tmpdir() : data_dir).catch(() => null),
      backup: await readBackupRecord(data_dir),
    }),
    prints: workerIndex() === undefined ? printsFrom(() => own_origin) : workerPrints(),
    lenders: test_server ? { ...lendersBy(played?.fetch), ...TEST_LENDERS } : lendersBy(played?.fetch),
  })
  const ports = test_server && played ? { ...usual_ports, now: played.sandbox.book.clock } : usual_ports
  await stage('Preparing the database', () =>
    database.alone(async () => {
      const migrated = await prepare(database, secrets)
      if (migrated.includes('0037-devices-and-limits.sql')) await markEarlierMails(database, ports)
      await keyEvidenceOnce(database, ports, sentence => log.error(sentence))
      await ensureInternalCompany(database, ports, environment.BRAND_NAME)
    }),
  )
  await requireBucket(database, ports, sentence => log.warn(sentence))
  // A demo company with a known password is for evaluation: never next to real data.
  const demo =
    DATABASE_URL || !played || test_server
      ? undefined
      : await stage('Making the demo company', async () => {
          const { openDemo } = await import('#mocks/demo/beside.ts')
          // Its houses are made up: no service is asked for them.
          const own_ports = { ...ports, lenders: lendersBy(played.sandbox.fetch), site: null }
          const opened = await openDemo({ database, ports: own_ports, played, data_dir, log })
          await keep?.()
          return opened
        })
  markFinished(data_dir)
  const ip_of = (c: Parameters<typeof getConnInfo>[0]) =>
    callerAddress(environment.TRUST_PROXY, getConnInfo(c).remote.address ?? '', c.req.header('x-forwarded-for'))
  const app = createApp({ database, ports, log, production, ip_of, telemetry: { metrics, traces } })
  const transport = environment.SMTP_URL ? smtpTransport(environment.SMTP_URL, environment.MAIL_FROM) : undefined
  const send = (path: string, init: RequestInit) => fetch(`${own_origin}${path}`, init)
  const show = demo && (({ to, subject, link }: Shown) => console.log(`\n  To ${to}: ${subject}\n  ${link}\n`))
  const work = { database: demo?.database ?? database, ports, log, transport, show }
  played?.serve({ app, database, ports, send }, work)
  await built
  const template = builtPage(resolve('dist'))
  // The web's renderer of homeowner pages, loaded when first needed or when idle.
  const renderer = () => import('#web/proposals/document/render-document.tsx')
  if (template) serveProposals(app, { database, ports, log, template, renderer })
  let stopping: ReturnType<typeof stoppable> | undefined
  serveReadiness(app, {
    isStopping: () => stopping?.isStopping() ?? false,
    isDatabaseHere: database.isHere,
    areMigrationsApplied: async () => (await database.asOwner(compareMigrations)).missing.length === 0,
    hasDiskSpace: async () => (await freeBytes(DATABASE_URL ? tmpdir() : data_dir)) >= LEAST_FREE_BYTES,
  })
  serveSecurityContact(app, environment.SECURITY_CONTACT, public_origin, ports.now)
  serveDocs(app, resolve('dist-docs'))
  if (demo) {
    const { seedInto } = await import('./seed-into.ts')
    serveSeed(app, {
      secret: secrets.current,
      log,
      seed: async (projects, say) => {
        await demo.filled()
        await seedInto(database, ports, { sign_ins: demo.sign_ins, projects, say })
      },
    })
  }
  serveApplication(app, resolve('dist'), {
    public_origin,
    support_email: environment.SUPPORT_EMAIL,
    geocoder: ports.geocoder ? 'connected' : '',
    brand: environment.BRAND_NAME,
  })
  boundParsers({ step_ms: environment.PARSE_SECONDS * 1000, memory_mb: environment.PARSE_MEMORY_MB })
  const stopParsers = startParsers((task, fault) => log.error({ task, fault }, 'a file broke its parser'))
  const stopBackground = startBackground({ ...work, alone: DATABASE_URL === undefined })
  // Of the options given it makes a plain server of HTTP.
  const server = serve({
    fetch: (...asked) => {
      demo?.heed()
      return app.fetch(...asked)
    },
    hostname: HOST,
    port: PORT,
  }) as Server
  server.on('listening', () => {
    own_origin = ownOrigin(server.address()) ?? own_origin
    if (workerIndex() === undefined) sayReady()
    if (demo) console.log(`${signInLines(demo.sign_ins)}\n`)
    demo?.fill(stage)
    renderer().catch(error => log.error({ error: String(error) }, 'the pages of proposals cannot be drawn'))
  })
  server.on('error', (error: NodeJS.ErrnoException) => {
    const busy = error.code === 'EADDRINUSE'
    console.error(
      busy
        ? `Port ${PORT} is in use. Stop that process or choose another port: PORT=${PORT + 1} npm start`
        : error.message,
    )
    database.close().finally(() => process.exit(1))
  })
  measureProcess({
    metrics,
    database,
    ports,
    readCompanies: () => figuresOfCompanies(database, ports.now()),
  })
  // Each process has its own.
  const metrics_port = environment.METRICS_PORT && environment.METRICS_PORT + (workerIndex() ?? 1) - 1
  const stopMetrics = metrics_port
    ? serveMetrics(metrics, metrics_port, HOST, ({ message }) => log.error(`No metrics: ${message}`))
    : () => undefined
  stopping = stoppable({
    server,
    drain_ms: environment.DRAIN_SECONDS * 1_000,
    endStreams: () => ports.followers.close(),
    rounds: () => Promise.all([stopBackground(), demo?.stop()]),
    close: async () => {
      stopMetrics()
      await Promise.all([stopParsers(), played?.stop(), ports.prints.close(), traces?.close()])
      await database.close()
    },
  })
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stopping.stop)
  whenNpmEnds(() => void stopping?.stop())
}

const sayReady = () => console.log(`\n  ${environment.BRAND_NAME} is ready at ${public_origin}\n`)

const printsFrom = (origin: () => string) =>
  printQueue({
    printer: chromiumPrinter({
      origin,
      files_origin,
      chromium_path: environment.CHROMIUM_PATH,
      tell: sentence => log.warn(sentence),
    }),
    now: () => new Date(),
    token: newToken,
    onFault: error => log.error({ error: withoutAddresses(error) }, 'a page could not be printed'),
  })

/** `WORKERS` processes behind one address. The embedded database and the lender sandbox are those of one process. */
async function startAll(built: Promise<unknown> | undefined) {
  if (!DATABASE_URL || !production)
    throw new Error('The environment variable WORKERS needs DATABASE_URL, and NODE_ENV=production.')
  await built
  const origin = ownOrigin({ address: HOST, family: HOST.includes(':') ? 'IPv6' : 'IPv4', port: PORT })
  whenNpmEnds(() => process.kill(process.pid, 'SIGTERM'))
  await startWorkers({
    count: WORKERS,
    port: PORT,
    prints: printsFrom(() => origin ?? ''),
    ready: sayReady,
    tell: sentence => log.error(sentence),
  })
}

type Shown = { to: string; subject: string; link: string }

/** Timeouts that a flow asks for take no longer than they must. */
const TEST_SANDBOX = { one_clock: true, slow_ms: 20 }
const TEST_LENDERS = { patience_ms: 1_000, pause: async () => undefined }

/** While it is open here a backup asks this process for a copy. */
async function openHere() {
  const home = join(data_dir, 'database')
  const is_new = !production && markUnfinished(data_dir)
  const { engine, keep } = is_new
    ? await openUnserved(home, endBroken)
    : { engine: await openEmbedded(home, endBroken), keep: undefined }
  await serveCopies(home, engine)
  return { opened: embeddedDatabase(engine), keep }
}

const lendersBy = (sandbox: Parameters<typeof lenderPort>[0]['sandbox']) =>
  traced(
    lenderPort({
      addresses: environment.lender_addresses,
      sandbox,
      told: exchange => log.info(exchange, 'exchange with a lender'),
    }),
  )

function traced(port: LenderPort): LenderPort {
  return traces ? tracedLenders(port, traces) : port
}

/** The database is unusable until a new process opens it; the process manager restarts this one. */
function endBroken({ message }: Error) {
  console.error(message)
  // Lets requests in progress finish first.
  setTimeout(() => process.exit(1), 500)
}

/** The links of homeowners stay out of the log. */
const withoutAddresses = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]?.replaceAll(/https?:\S+/g, 'a page')

/** Who may sign in to the demo company, a line each. */
function signInLines(demo: { email: string; role: string; password: string }[]): string {
  return [
    `  Sign in with the password ${demo[0]?.password ?? ''} as`,
    ...demo.map(({ email, role }) => `    ${email.padEnd(26)}${role}`),
  ].join('\n')
}

/** npm forwards every signal but SIGKILL: without it, nothing would stop its child processes. */
function whenNpmEnds(end: () => unknown) {
  if (process.env['npm_lifecycle_event'] !== 'start') return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && end(), 1_000).unref()
}
