// How long each operation took under load, for the console and for the timeline.
import { escaped, figure } from '#openapi/report-parts.ts'
import type { FlowResult } from '../result.ts'

/** Times in milliseconds; undefined where no response came at all. */
type Latency = {
  operation: string
  requests: number
  median: number | undefined
  p95: number | undefined
  slowest: number | undefined
  differed: number
}

/** A row per operation, the slowest first. */
export function latencies(results: readonly Pick<FlowResult, 'exchanges' | 'difference'>[]): Latency[] {
  const rows = new Map<string, { times: number[]; requests: number; differed: number }>()
  for (const { exchanges, difference } of results) {
    for (const exchange of exchanges) {
      const row = rows.get(exchange.operation) ?? { times: [], requests: 0, differed: 0 }
      rows.set(exchange.operation, row)
      row.requests++
      if (exchange.status > 0) row.times.push(exchange.ms)
      if (exchange === difference?.at) row.differed++
    }
  }
  return [...rows]
    .map(([operation, { times, requests, differed }]) => {
      const sorted = times.sort((a, b) => a - b)
      const rank = (share: number) => sorted[Math.ceil(share * sorted.length) - 1]
      return { operation, requests, median: rank(0.5), p95: rank(0.95), slowest: sorted.at(-1), differed }
    })
    .sort((a, b) => (b.p95 ?? 0) - (a.p95 ?? 0))
}

const COLUMNS = ['Requests', 'Median', '95%', 'Slowest', 'Differed']

const cellsOf = ({ requests, median, p95, slowest, differed }: Latency) => [
  figure(requests),
  ...[median, p95, slowest].map(ms => (ms === undefined ? '–' : `${figure(Math.round(ms))} ms`)),
  figure(differed),
]

export function latencyLines(rows: readonly Latency[]): string {
  const width = Math.max(0, ...rows.map(({ operation }) => operation.length))
  const line = (first: string, cells: string[]) =>
    `${first.padEnd(width)}${cells.map(one => one.padStart(10)).join('')}`
  return [line('', COLUMNS), ...rows.map(row => line(row.operation, cellsOf(row)))].join('\n')
}

export function latencyTable(rows: readonly Latency[]): string {
  const body = rows.map(
    row =>
      `<tr><th scope="row">${escaped(row.operation)}${cellsOf(row)
        .map(cell => `<td>${cell}`)
        .join('')}`,
  )
  const head = ['Operation', ...COLUMNS].map(name => `<th scope="col">${name}`).join('')
  return `<table><thead><tr>${head}</thead><tbody>${body.join('\n')}</tbody></table>`
}
