// Responses to the requests that make the demo company, so that a start after a kill continues in the middle of a sale and does nothing
// twice. An interrupted step runs again from its beginning and is answered from here, in the same order, up to where it was.
// A request under way when the process died is sent again with the same Idempotency-Key.
import { appendFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { DemoTemplates } from './papers/agreements.ts'

/** Input of the steps. The demo's days are counted from its start. */
export type Beginning = { began_at: string; templates: DemoTemplates }
type Line = Beginning | { done: string } | { step: string; n: number; answer?: unknown }

export type Journal = ReturnType<typeof openJournal>

/** Without a path it is kept in memory. */
export function openJournal(path?: string) {
  const lines: Line[] = path && existsSync(path) ? readLines(path) : []
  const done = new Set(lines.flatMap(line => ('done' in line ? [line.done] : [])))
  let beginning = lines.find(line => 'began_at' in line)
  let step = ''
  let n = 0
  const answers = new Map(lines.flatMap(line => ('n' in line ? [[keyOf(line.step, line.n), line]] : [])))

  function rewrite() {
    if (!path || !beginning) return
    const kept = [beginning, ...[...done].map(name => ({ done: name }))]
    writeFileSync(`${path}.tmp`, textOf(kept), { mode: 0o600 })
    renameSync(`${path}.tmp`, path)
  }

  return {
    beginning: () => beginning,
    begin(with_these: Beginning) {
      beginning = with_these
      rewrite()
    },
    isDone: (name: string) => done.has(name),
    start(name: string) {
      step = name
      n = 0
    },
    finish(name: string) {
      done.add(name)
      rewrite()
    },
    /** Called when done. */
    remove() {
      if (path) rmSync(path, { force: true })
    },
    /** The Idempotency-Key of the next write. */
    key: () => keyOf(step, n),
    /** True if an earlier process did the next call. */
    isNextKnown: () => answers.has(keyOf(step, n)),
    /** Does `work`, or returns its earlier result, which JSON must be able to hold. */
    async once<T>(work: () => Promise<T>): Promise<T> {
      const line = { step, n: n++ }
      const before = answers.get(keyOf(line.step, line.n))
      // The same call returned what is stored here.
      if (before) return before.answer as T
      const answer = await work()
      if (path) appendFileSync(path, textOf([{ ...line, answer }]))
      return answer
    },
  }
}

const keyOf = (step: string, n: number) => `demo: ${step} ${n}`
const textOf = (lines: readonly Line[]) => lines.map(line => `${JSON.stringify(line)}\n`).join('')

/** The last line may be cut off. */
const readLines = (path: string): Line[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map(line => JSON.parse(line))
