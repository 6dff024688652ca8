// The metrics for Prometheus: https://prometheus.io/docs/instrumenting/exposition_formats/
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { createMetrics } from '#server/telemetry/metrics.ts'
import { serveMetrics } from '#server/telemetry/serve-metrics.ts'
import { freePort } from '../support/server.ts'

it('writes counters, and labels so that no value breaks a line', async () => {
  const metrics = createMetrics()
  const count = metrics.counter('asked_total', 'Requests.')
  for (const status of [200, 200, 503]) count({ operation: 'a"b\\c\nd', status })
  expect(await metrics.text()).toBe(`# HELP asked_total Requests.
# TYPE asked_total counter
asked_total{operation="a\\"b\\\\c\\nd",status="200"} 2
asked_total{operation="a\\"b\\\\c\\nd",status="503"} 1
`)
})

it('counts a time in its bucket and in every larger one, a boundary in the bucket it names', async () => {
  const metrics = createMetrics()
  const time = metrics.histogram('took_seconds', 'Time.')
  for (const seconds of [0.004, 0.01, 0.3, 60]) time({ operation: 'x' }, seconds)
  const text = await metrics.text()
  const bucket = (le: string) =>
    Number(new RegExp(`took_seconds_bucket\\{operation="x",le="${le}"\\} (\\d+)`).exec(text)?.[1])
  expect(['0.01', '0.25', '0.5', '10', '\\+Inf'].map(bucket)).toEqual([2, 2, 3, 3, 4])
  expect(text).toContain('took_seconds_sum{operation="x"} 60.314')
  expect(text).toContain('took_seconds_count{operation="x"} 4')
})

it('leaves out a gauge that cannot be read', async () => {
  const metrics = createMetrics()
  metrics.gauge('broken', 'The database is away.', () => Promise.reject(new Error('away')))
  metrics.gauge('whole', 'Still there.', () => [[{}, 1]])
  expect(await metrics.text()).toMatch(
    /^# HELP broken .*\n# TYPE broken gauge\n# HELP whole .*\n# TYPE whole gauge\nwhole 1\n$/,
  )
})

it('serves them on a port of their own, and says where that is taken', async () => {
  const metrics = createMetrics()
  metrics.gauge('up', 'Whether it is.', () => [[{}, 1]])
  const port = await freePort()
  const stop = serveMetrics(metrics, port, '127.0.0.1', error => expect.unreachable(error.message))
  const ask = async (path: string) => {
    for (;;) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined)
      if (response) return response
    }
  }
  const answer = await ask('/metrics')
  expect([answer.headers.get('Content-Type'), await answer.text()]).toEqual([
    'text/plain; version=0.0.4; charset=utf-8',
    expect.stringContaining('\nup 1\n'),
  ])
  expect((await ask('/')).status).toBe(404)
  stop()
  const taken = createServer().listen(port, '127.0.0.1')
  await once(taken, 'listening')
  const fault = await new Promise<Error>(resolve => void serveMetrics(metrics, port, '127.0.0.1', resolve))
  taken.close()
  expect(fault.message).toContain('EADDRINUSE')
})
