// Findings by cause, the gravest first: one status that no operation names is one thing to mend, at however many operations it shows.
import type { CheckName, CheckReport, Finding } from './report.ts'
import { nameOf } from './report-words.ts'

export type Cause = {
  check: CheckName
  /** Of the first finding, shown for all of them. */
  sentence: string
  findings: Finding[]
  /** The operations, each once. */
  places: string[]
}

/** A crash first, then what lets data out, then what loses it, then what a client sees; the rest is form. */
const GRAVEST: CheckName[] = [
  'server_error',
  'tenant_isolation',
  'foreign_values',
  'private_cache',
  'cors',
  'leaky_error',
  'ignored_auth',
  'available_after_create',
  'use_after_delete',
  'read_your_writes',
  'round_trip',
  'number_range',
  'time_zone',
  'text_normalization',
  'optimistic_lock',
  'idempotency',
  'pagination',
  'filtering',
  'unique_rows',
  'unknown_reference',
  'whole_cents',
  'response_schema',
  'positive_accepted',
  'negative_rejected',
  'boundary',
  'content_type',
  'undocumented_status',
]

const rankOf = ({ check, alike }: Pick<Finding, 'check' | 'alike'>) =>
  alike === 'gone' ? -1 : GRAVEST.includes(check) ? GRAVEST.indexOf(check) : GRAVEST.length

export function causesOf({ findings }: Pick<CheckReport, 'findings'>): Cause[] {
  const causes = new Map<string, Finding[]>()
  for (const one of findings) causes.set(keyOf(one), [...(causes.get(keyOf(one)) ?? []), one])
  return [...causes.values()]
    .flatMap(([first, ...others]) => {
      if (!first) return []
      const all = [first, ...others]
      return [{ check: first.check, sentence: first.sentence, findings: all, places: [...new Set(all.map(nameOf))] }]
    })
    .toSorted(
      (a, b) => rankOf(a.findings[0] ?? NONE) - rankOf(b.findings[0] ?? NONE) || b.places.length - a.places.length,
    )
}

const NONE = { check: 'response_headers', alike: '' } as const

/** Two server failures are the same if their texts differ only in names and numbers. */
const keyOf = ({ check, alike, got }: Finding) =>
  check === 'server_error' && alike !== 'gone' ? `${check} ${alike} ${wordsOf(got.body)}` : `${check} ${alike}`

const wordsOf = (body: string) =>
  body
    .slice(0, 1_000)
    .replaceAll(/"[^"]*\d[^"]*"|\b[\da-f]{8,}\b|\d+/gi, '#')
    .slice(0, 200)
