// Recorded about every request: operation, status, time, company, but nothing about the caller or contents.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { createLog } from '#server/telemetry/log.ts'
import { createMetrics, type Metrics } from '#server/telemetry/metrics.ts'
import { readQueues } from '#server/telemetry/queues.ts'
import { measureProcess } from '#server/telemetry/serve-metrics.ts'
import { tracedDatabase } from '#server/telemetry/traced.ts'
import { createTraces, headersOf } from '#server/telemetry/traces.ts'
import { appOn, emailOf } from '../support/app.ts'
import { freshDatabase } from '../support/database.ts'

let lines: Record<string, unknown>[] = []
let metrics: Metrics
beforeEach(() => {
  lines = []
  metrics = createMetrics()
})
const log = createLog('debug', { write: line => void lines.push(JSON.parse(line)) })
const app = async () => appOn(await freshDatabase(), { log, telemetry: { metrics, traces: undefined } })
const answered = () => lines.filter(({ msg }) => msg === 'answered')

it('a request is logged once, with its operation, status, time, company and id', async () => {
  const test = await app()
  const { call } = await test.signIn(emailOf('Owner'))
  lines = []
  const { response } = await call.GET('/v1/user')
  expect(answered()).toEqual([
    expect.objectContaining({
      level: 30,
      operation: 'user.Get',
      status: 200,
      ms: expect.any(Number),
      company_id: 2,
      request_id: response.headers.get('X-Request-Id'),
    }),
  ])
})

it('one that is refused is logged with its status, and an address that is no operation without its path', async () => {
  const test = await app()
  await test.app.request('/v1/user')
  await test.app.request('/sign/a-secret-link')
  expect(answered().map(({ operation, status, level }) => [operation, status, level])).toEqual([
    ['user.Get', 401, 30],
    ['other', 404, 20],
  ])
  expect(JSON.stringify(lines)).not.toContain('a-secret-link')
})

it('is counted and timed by operation and status', async () => {
  const test = await app()
  await test.app.request('/v1/user')
  await test.app.request('/v1/user')
  const text = await metrics.text()
  expect(text).toContain('sunquill_requests_total{operation="user.Get",status="401"} 2')
  expect(text).toContain('sunquill_request_seconds_count{operation="user.Get"} 2')
})

it('measures queues and the process', async () => {
  const test = await app()
  measureProcess({ metrics, database: test.database, ports: test.ports, readCompanies: async () => [] })
  await test.anyone.POST('/v3/users.RequestResetPassword', { body: { email: emailOf('Owner') } })
  const later = new Date(test.ports.now().getTime() + 90_000)
  const waiting = Object.fromEntries((await readQueues(test.database, later)).map(one => [one.queue, one]))
  expect(waiting['mails']?.depth).toBe(1)
  expect(waiting['mails']?.age_s).toBeGreaterThanOrEqual(90)
  expect(waiting['seals']).toEqual({ queue: 'seals', depth: 0, age_s: 0 })
  const text = await metrics.text()
  for (const name of ['lender_calls', 'jobs', 'mails', 'seals'])
    expect(text).toMatch(new RegExp(`sunquill_queue_age_seconds\\{queue="${name}"\\} [\\d.]+\n`))
  expect(text).toContain('sunquill_database_up 1')
  expect(text).toMatch(/sunquill_event_loop_lag_seconds\{quantile="0.99"\} [\d.e-]+\n/)
})

type Sent = { resourceSpans: { scopeSpans: { spans: Record<string, unknown>[] }[] }[] }

it('traces a request and its transaction to a collector, below what a proxy began', async () => {
  const bodies: Sent[] = []
  const collector = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    bodies.push(JSON.parse(body))
    expect([request.url, request.headers['x-key']]).toEqual(['/v1/traces', 'a=b'])
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  onTestFinished(() => void collector.close())
  const address = collector.address()
  const endpoint = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}/`
  const headers = headersOf('x-key=a%3Db')
  const traces = createTraces({ endpoint, headers, service: 'sunquill' }, reason => expect.unreachable(reason))
  const database = tracedDatabase(await freshDatabase(), traces)
  const test = appOn(database, { log, telemetry: { metrics, traces } })
  const trace_id = '0af7651916cd43dd8448eb211c80319c'
  const ask = (flags: string) =>
    test.app.request('/v1/user', {
      headers: {
        traceparent: `00-${trace_id}-b7ad6b7169203331-${flags}`,
        authorization: 'Bearer nobody-knows-this-token',
      },
    })
  await ask('01')
  // Its proxy does not keep this one.
  await ask('00')
  // Background work begins no trace.
  await database.findDue(async () => undefined)
  await traces.close()
  const spans = bodies.flatMap(({ resourceSpans }) => resourceSpans[0]?.scopeSpans[0]?.spans ?? [])
  expect(spans.map(({ name, kind, traceId }) => [name, kind, traceId])).toEqual([
    ['transaction', 3, trace_id],
    ['GET user.Get', 2, trace_id],
  ])
  const [transaction, request] = spans
  expect(request?.['parentSpanId']).toBe('b7ad6b7169203331')
  expect(transaction?.['parentSpanId']).toBe(request?.['spanId'])
  expect(request?.['attributes']).toContainEqual({ key: 'http.response.status_code', value: { intValue: '401' } })
  expect(BigInt(String(request?.['endTimeUnixNano']))).toBeGreaterThan(BigInt(String(request?.['startTimeUnixNano'])))
  expect(JSON.stringify(bodies)).not.toContain('nobody-knows')
})

it('a collector that is away costs no request, and is reported', async () => {
  const faults: string[] = []
  const traces = createTraces(
    { endpoint: 'http://127.0.0.1:1', headers: {}, service: 'sunquill' },
    reason => void faults.push(reason),
  )
  const test = appOn(await freshDatabase(), { log, telemetry: { metrics, traces } })
  expect((await test.app.request('/v1/user')).status).toBe(401)
  await traces.close()
  expect(faults).toEqual(['port_closed'])
})
