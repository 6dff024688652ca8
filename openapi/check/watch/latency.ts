// Remarks on reads whose answers take longer the more rows they have, or the longer the run lasts. Times vary between runs, so
// this is never a finding.
import type { Operation } from '../../contract.ts'
import { type Exchange, isRead, succeeded } from '../case.ts'
import type { NotChecked } from '../report/not-checked.ts'
import { nameOf } from '../report/report-words.ts'

type Sample = { ms: number; rows: number }

/** Fewer say nothing; each end is a third of them. */
const ENOUGH = 12
const TIMES = 3
/** Nobody notices less, and a busy machine adds as much. */
const LEAST_MS = 100

export function watchLatency() {
  const samples = new Map<Operation, Sample[]>()
  return {
    note(exchange: Exchange) {
      const { asked, ms } = exchange
      if (ms === undefined || !isRead(asked.operation) || !succeeded(exchange)) return
      const known = samples.get(asked.operation) ?? []
      known.push({ ms, rows: rowsOf(exchange.json) })
      samples.set(asked.operation, known)
    },
    remarks: (): NotChecked[] =>
      [...samples].flatMap(([operation, all]) => {
        const byRow = growth(all.toSorted((a, b) => a.rows - b.rows))
        const isByRow = byRow && byRow.to.rows > byRow.from.rows
        const byRun = growth(all)
        return [
          ...(isByRow
            ? [
                {
                  reason: 'latency grows with the rows of the answer',
                  place: `${nameOf(operation)}: ${inWords(byRow, ({ rows }) => `at ${rows} rows`)}`,
                },
              ]
            : []),
          ...(byRun && !isByRow
            ? [
                {
                  reason: 'latency grows during the run',
                  place: `${nameOf(operation)}: ${inWords(byRun, (_, end) => `at its ${end}`)}`,
                },
              ]
            : []),
        ]
      }),
  }
}

type Growth = { from: Sample; to: Sample }

const inWords = ({ from, to }: Growth, at: (sample: Sample, end: 'start' | 'end') => string) =>
  `${Math.round(from.ms)} ms ${at(from, 'start')}, ${Math.round(to.ms)} ms ${at(to, 'end')}`

/** Between the medians of the first and the last third. */
function growth(all: Sample[]): Growth | undefined {
  if (all.length < ENOUGH) return undefined
  const third = Math.floor(all.length / 3)
  const [from, to] = [medianOf(all.slice(0, third)), medianOf(all.slice(-third))]
  return to.ms >= TIMES * from.ms && to.ms - from.ms >= LEAST_MS ? { from, to } : undefined
}

function medianOf(some: Sample[]): Sample {
  const of = (name: keyof Sample) => some.map(one => one[name]).toSorted((a, b) => a - b)[some.length >> 1] ?? 0
  return { ms: of('ms'), rows: of('rows') }
}

/** Of its longest list. */
const rowsOf = (json: unknown): number =>
  Array.isArray(json)
    ? json.length
    : Math.max(0, ...Object.values(Object(json ?? {})).map(one => (Array.isArray(one) ? one.length : 0)))
