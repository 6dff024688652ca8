// Who found how many, as the README shows it and the command prints it.

import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { KINDS, type Kind } from './drift.ts'

type Row = {
  name: string
  kind: Kind
  operator: string
  sentence: string
  reached: boolean
  /** By the operation that drifted and its field. */
  named: boolean
  /** By which checks. */
  check: string[]
  prism: boolean
  redocly: boolean
}
export type Proof = {
  /** How many there are, of which these were looked for. */
  of: number
  servers: Row[]
  /** Of the undrifted server: operations asked, and at how many of them each raised an alarm. */
  honest: { operations: number; check: number; prism: number; redocly: number }
  seconds: { check: number; prism: number; redocly: number }
}

const README = fileURLToPath(new URL('README.md', import.meta.url))
const MARKS = ['<!-- npm run contract:prove -- --write-readme -->', '<!-- end of the table -->'] as const

const TOOLS = [
  { tool: 'check', title: '`contract:check`', finds: (one: Row) => one.check.length > 0 },
  { tool: 'prism', title: 'Prism’s proxy', finds: (one: Row) => one.prism },
  { tool: 'redocly', title: '`redocly drift`', finds: (one: Row) => one.redocly },
] as const

/** With a column for each tool that was asked. */
export function tableOf({ of, servers, honest, seconds }: Proof): string {
  const tools = TOOLS.filter(({ tool }) => seconds[tool] > 0)
  const share = (found: number, all: number) => `${found} (${Math.floor((100 * found) / Math.max(1, all))}%)`
  const row = (title: string, count: number | string, cells: (tool: (typeof TOOLS)[number]) => string | number) =>
    `| ${title} | ${count} | ${tools.map(cells).join(' | ')} |`
  const found = (title: string, rows: Row[]) =>
    row(title, rows.length, ({ finds }) => share(rows.filter(finds).length, rows.length))
  const kinds = Object.entries(KINDS).flatMap(([kind, title]) => {
    const rows = servers.filter(one => one.kind === kind)
    return rows.length > 0 ? [found(title, rows)] : []
  })
  const named = servers.filter(one => one.named).length
  return [
    servers.length < of ? `A seeded sample, ${servers.length} of ${of} servers:` : `All ${of} servers:`,
    '',
    row('What drifted', 'Servers', ({ title }) => title),
    `|---|---:|${tools.map(() => '---:|').join('')}`,
    ...kinds,
    found('**All**', servers),
    row('Named with the operation and field that drifted', '', ({ tool }) =>
      tool === 'check' ? share(named, servers.length) : '',
    ),
    row('Alarms at operations of the undrifted server', honest.operations, ({ tool }) => honest[tool]),
    row('Seconds a server', '', ({ tool }) => (seconds[tool] / Math.max(1, servers.length)).toFixed(1)),
  ].join('\n')
}

/** Drifts not found, each with the reason. */
export const missesOf = ({ servers }: Proof): string[] =>
  servers
    .filter(({ check }) => check.length === 0)
    .map(
      ({ operator, sentence, reached }) =>
        `${operator}: ${sentence} (${reached ? 'answered so, and not noticed' : 'nothing that was asked brought it out'})`,
    )

/** Between its two marks. */
export function writeReadme(table: string) {
  const text = readFileSync(README, 'utf8')
  const [from, to] = MARKS.map(mark => text.indexOf(mark))
  if (from === undefined || to === undefined || from < 0 || to < from)
    throw new Error('The README has no place for the table.')
  writeFileSync(README, `${text.slice(0, from + MARKS[0].length)}\n\n${table}\n\n${text.slice(to)}`)
}
