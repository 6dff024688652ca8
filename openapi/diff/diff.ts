// Compares two contracts. Called by the command (main.ts) and the tests.
import { type Contract, contractOf } from '../contract.ts'
import { record } from '../json.ts'
import { Collector } from './collector.ts'
import type { Policy } from './lifecycle.ts'
import { compareOperations } from './operations.ts'
import { type Place, rootOf, schemaOf, step, steps } from './place.ts'
import type { DiffReport } from './report.ts'
import { compareSchemes } from './security.ts'
import { versionVerdict } from './version.ts'

export function diffContracts(
  oldDocument: Record<string, unknown>,
  newDocument: Record<string, unknown>,
  policy: Policy = {},
): DiffReport {
  const written = { as_written: true }
  const [before, after] = [contractOf(oldDocument, written), contractOf(newDocument, written)]
  const collector = new Collector(unchangedIn(before, after), policy)
  const [old, now] = [rootOf(before), rootOf(after)]
  compareOperations(old, now, 'paths', collector)
  compareOperations(old, now, 'webhooks', collector)
  compareSchemes(old, now, collector)
  compareWords(old, now, collector)
  const changes = collector.changes()
  const count = (severity: string) => changes.filter(change => change.severity === severity).length
  return {
    old: { title: before.title, version: before.version },
    new: { title: after.title, version: after.version },
    changes,
    counts: { breaking: count('breaking'), warning: count('warning'), note: count('note'), words: count('words') },
    version: versionVerdict(before.version, after.version, changes),
  }
}

function compareWords(old: Place, now: Place, collector: Collector) {
  const about = ({ value }: Place) => {
    const { version, ...info } = record(value)
    return JSON.stringify(info)
  }
  if (about(step(old, 'info')) !== about(step(now, 'info')))
    collector.add('info-changed', step(now, 'info'), 'What the document says of itself reads otherwise.')
  if (JSON.stringify(schemaOf(old)['tags']) !== JSON.stringify(schemaOf(now)['tags']))
    collector.add('tag-words-changed', step(now, 'tags'), 'The list of tags reads otherwise.')
  const schemasOf = (root: Place) => step(root, 'components', 'schemas')
  for (const [name, place] of steps(schemasOf(old)))
    if (step(schemasOf(now), name).value === undefined)
      collector.add('schema-removed', place, `${name} is no longer among the schemas. Generated clients lose its type.`)
}

/** True if two places have equal text, including everything they refer to. */
function unchangedIn(before: Contract, after: Contract): (one: Place, other: Place) => boolean {
  const texts = new WeakMap<object, string>()
  const textOf = (value: unknown): string => {
    if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? ''
    const text = texts.get(value) ?? JSON.stringify(value)
    texts.set(value, text)
    return text
  }
  const referred = (text: string) => [...text.matchAll(/"\$ref":"(#[^"]*)"/g)].map(([, target]) => target ?? '')
  // Starts with everything of equal text; then removes whatever refers to something that differs, until stable.
  const schemasOf = (contract: Contract) => step(rootOf(contract), 'components', 'schemas')
  const same = new Map(
    steps(schemasOf(before))
      .filter(([name, { value }]) => textOf(value) === textOf(step(schemasOf(after), name).value))
      .map(([, { at, value }]) => [at, referred(textOf(value))]),
  )
  for (let size = -1; size !== same.size; ) {
    size = same.size
    for (const [name, targets] of same) if (!targets.every(target => same.has(target))) same.delete(name)
  }
  return (one, other) => {
    const text = textOf(one.value)
    return text === textOf(other.value) && referred(text).every(target => same.has(target))
  }
}
