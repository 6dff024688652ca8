// The alert rules parse as PromQL and name metrics, labels and values the server really has, as `promtool check rules` and a running
// Prometheus would find out.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { parseYaml } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { figuresOfCompanies } from '#server/company/installation/companies.ts'
import { createLog } from '#server/telemetry/log.ts'
import { createMetrics } from '#server/telemetry/metrics.ts'
import { measureProcess } from '#server/telemetry/serve-metrics.ts'
import { appOn, emailOf } from '../support/app.ts'
import { freshDatabase } from '../support/database.ts'
import { root } from '../support/files.ts'

type Rule = {
  alert: string
  expr: string
  for: string
  labels: Record<string, string>
  annotations: { summary: string }
}
const text = readFileSync(join(root, 'server/deploy/alerts.yaml'), 'utf8')
const { groups } = parseYaml(text) as { groups: { name: string; rules: Rule[] }[] }
const rules = groups.flatMap(({ rules }) => rules)
/** Prometheus adds it to every target. */
const OF_PROMETHEUS = new Set(['up'])

/** The metrics and label names of an expression. Throws where it doesn't parse. */
function namesIn(expr: string) {
  const metrics: string[] = []
  const labels: string[] = []
  parser.parse(expr).iterate({
    enter: ({ type, from, to }) => {
      if (type.isError) throw new Error(`${expr} breaks at ${from}`)
      if (type.name === 'Identifier') metrics.push(expr.slice(from, to))
      if (type.name === 'LabelName') labels.push(expr.slice(from, to))
    },
  })
  return { metrics, labels }
}

async function served() {
  const metrics = createMetrics()
  const test = await appOn(await freshDatabase(), {
    log: createLog('silent'),
    telemetry: { metrics, traces: undefined },
  })
  const backup = { name: 'one', made_at: '2026-11-21T03:00:00.000Z', proven_at: '2026-11-21T04:00:00.000Z' }
  const machine = async () => ({ version: '1', started_at: new Date(), free_bytes: 1e12, backup })
  const readCompanies = () => figuresOfCompanies(test.database, test.ports.now())
  measureProcess({ metrics, database: test.database, ports: { ...test.ports, machine }, readCompanies })
  const { call } = await test.signIn(emailOf('Owner'))
  await call.GET('/v1/user')
  return metrics.text()
}

it('name metrics and labels that the server has', async () => {
  const lines = await served()
  const known = new Set([...lines.matchAll(/^(?:# HELP )?([a-z_]+)[{ ]/gm)].map(([, name = '']) => name))
  expect(rules.length).toBeGreaterThan(8)
  for (const { alert, expr } of rules) {
    const { metrics, labels } = namesIn(expr)
    expect(metrics.length, alert).toBeGreaterThan(0)
    for (const name of metrics.filter(name => !OF_PROMETHEUS.has(name))) {
      expect(known, alert).toContain(name)
      const samples = lines
        .split('\n')
        .filter(line => line.startsWith(`${name}{`))
        .join('\n')
      // The embedded database has no pool.
      if (samples === '' && name === 'sunquill_pool_connections') continue
      for (const label of labels.filter(label => label !== 'le')) expect(samples, alert).toContain(`${label}="`)
      for (const [, label, value] of expr.matchAll(/(\w+)="([^"]+)"/g))
        expect(samples, alert).toContain(`${label}="${value}"`)
    }
  }
})

it('an expression that does not parse, and a metric nobody has, are noticed', () => {
  expect(() => namesIn('sum(rate(x[5m]) > 1')).toThrow('breaks')
  expect(namesIn('sum by (le) (sunquill_nothing{a="b"})')).toEqual({
    metrics: ['sunquill_nothing'],
    labels: ['le', 'a'],
  })
})

it('each waits a while, has a severity, and says what to do', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  for (const { alert, for: wait, labels, annotations } of rules) {
    expect(wait, alert).toMatch(/^\d+[mhd]$/)
    expect(['page', 'warn'], alert).toContain(labels['severity'])
    expect(annotations.summary, alert).toMatch(/\.$/)
  }
})
