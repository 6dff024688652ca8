// Who is affected by a comparison: each flow, and each source file that names an operation which changed. Reads Arazzo documents and
// text in any language, so that callers are clients, tests and a lender's dialect alike.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseYaml } from '@redocly/openapi-core/lib/js-yaml/index.js'
import { type Contract, contractOf, type Operation } from '../contract.ts'
import { list, record, text } from '../json.ts'
import { standing } from '../standing.ts'
import { type Change, callOf, type DiffReport, type Severity } from './report.ts'

export type Consumer = {
  kind: 'flow' | 'file'
  /** A flow's workflow, or the file. */
  name: string
  file: string
  /** The worst of what it meets. */
  severity: Extract<Severity, 'breaking' | 'warning'>
  /** Its calls, and the changes affecting them. */
  calls: { operation: string; changes: Change[] }[]
}
export type Consumers = { affected: Consumer[]; flows: number; files: number }
type Calls = (operation: Operation) => boolean
type Candidate = Pick<Consumer, 'kind' | 'name' | 'file'> & { calls: Calls }

type Options = {
  /** Files or folders. */
  paths: readonly string[]
  /** The contract they were written against. */
  old: Record<string, unknown>
  /** Includes strict readers: if an error gains a field, that's everyone. */
  strict: boolean
}

export function consumersOf(report: DiffReport, { paths, old, strict }: Options): Consumers {
  const hurting = report.changes.filter(({ severity }) => severity === 'breaking' || (strict && severity === 'warning'))
  const met = metBy(hurting, contractOf(old))
  const candidates = paths.flatMap(path => filesIn(standing(path))).flatMap(candidatesIn)
  const affected = candidates.flatMap(({ calls: isCalled, ...candidate }): Consumer[] => {
    const calls = met.filter(({ operation }) => isCalled(operation))
    if (calls.length === 0) return []
    const breaks = calls.some(({ changes }) => changes.some(({ severity }) => severity === 'breaking'))
    const named = calls.map(({ operation, changes }) => ({
      operation: callOf(operation.method, operation.path),
      changes,
    }))
    return [{ ...candidate, severity: breaks ? 'breaking' : 'warning', calls: named }]
  })
  const count = (kind: Candidate['kind']) => candidates.filter(one => one.kind === kind).length
  return {
    affected: affected.sort((a, b) => a.severity.localeCompare(b.severity)),
    flows: count('flow'),
    files: count('file'),
  }
}

/** The old contract's operations where a consumer can fail. A path is the same whatever its parameter names. */
function metBy(hurting: Change[], old: Contract): { operation: Operation; changes: Change[] }[] {
  const key = (call: string) => call.replaceAll(/\{[^}]*\}/g, '{}')
  return old.operations
    .map(operation => {
      const call = key(callOf(operation.method, operation.path))
      return { operation, changes: hurting.filter(({ operations }) => operations.some(one => key(one) === call)) }
    })
    .filter(one => one.changes.length > 0)
}

/** Generated code names all of the contract, which says nothing about actual calls. */
const LEFT_OUT = /^(node_modules|\.git|dist.*)$|\.(gen|min)\.|lock\.(json|yaml)$/
const MOST_BYTES = 1_000_000

function filesIn(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) throw new Error(`--consumers: there is no file or folder ${path}.`)
  if (stats.isFile()) return stats.size > MOST_BYTES && !/\.ya?ml$/.test(path) ? [] : [path]
  return readdirSync(path)
    .filter(name => !LEFT_OUT.test(name))
    .sort()
    .flatMap(name => filesIn(join(path, name)))
}

function candidatesIn(path: string): Candidate[] {
  const file = relative(standing('.'), path).split(sep).join('/')
  const source = readFileSync(path, 'utf8')
  if (/\.(ya?ml|json)$/.test(path)) return /^[\s{"']*arazzo\b/m.test(source) ? flowsIn(source, file) : []
  return source.includes('\u0000')
    ? []
    : [{ kind: 'file', name: file, file, calls: operation => isNamed(operation, source) }]
}

/** Workflows by themselves; what they call counts as theirs. */
function flowsIn(source: string, file: string): Candidate[] {
  const workflows = list(record(parseYaml(source))['workflows']).map(record)
  const stepsOf = (workflow: Record<string, unknown>): Record<string, unknown>[] =>
    list(workflow['steps'])
      .map(record)
      .flatMap(step => {
        const called = workflows.find(one => one['workflowId'] === text(step['workflowId']).replace('$workflows.', ''))
        return called && called !== workflow ? stepsOf(called) : [step]
      })
  return workflows.map(workflow => {
    const steps = stepsOf(workflow)
    const places = new Set(steps.map(step => text(step['operationPath']).split('#/paths/')[1]))
    const ids = new Set(steps.map(step => text(step['operationId']).split('.').at(-1)))
    const calls: Calls = ({ method, path, id }) =>
      places.has(`${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`) || (id !== '' && ids.has(id))
    return { kind: 'flow', name: text(workflow['workflowId']), file, calls }
  })
}

/** By its path in a string, also behind an address or with values in its holes, or by its ID, as generated clients have it. */
function isNamed({ path, id }: Operation, source: string): boolean {
  const [start = ''] = path.split('{')
  if (start.length > 1 && source.includes(start)) {
    const plain = path
      .split(/\{[^}]*\}/)
      .map(literal)
      .join('[^/\\s]+?')
    if (new RegExp(`(?:["'\`}]|https?://\\S+?)${plain}["'\`?]`).test(source)) return true
  }
  if (id === '' || !source.includes(id)) return false
  return new RegExp(`(["'\`])${literal(id)}\\1|\\.${literal(id)}\\(`).test(source)
}

const literal = (words: string) => words.replaceAll(/[.*+?^$()|[\]{}\\]/g, '\\$&')
