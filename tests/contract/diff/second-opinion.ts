// npx tsx tests/contract/diff/second-opinion.ts
// How often our comparison and `redocly diff` judge a pair of the corpus rightly, as the table of the README. What counts is whether
// a change is called breaking; a pair that is breaking for strict readers alone may be called either. Takes a minute or two.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { diffContracts } from '#openapi/diff/diff.ts'
import { AREAS } from './corpus/corpus.ts'
import type { Contract, Pair } from './corpus/pair.ts'

const REDOCLY = fileURLToPath(new URL('../../../node_modules/@redocly/cli/bin/cli.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'second-opinion-'))

type Said = { path: string; impact: string }

function redocly(before: Contract, after: Contract): Said[] {
  const [old, now, out] = ['old.json', 'new.json', 'out.json'].map(name => join(folder, name))
  if (!old || !now || !out) return []
  writeFileSync(old, JSON.stringify(before))
  writeFileSync(now, JSON.stringify(after))
  execFileSync(
    process.execPath,
    [REDOCLY, 'diff', old, now, '--format', 'json', '--output', out, '--fail-on', 'none'],
    {
      cwd: folder,
      stdio: 'pipe',
    },
  )
  return JSON.parse(readFileSync(out, 'utf8')).changes
}

const allows = (says: string[], isBreaking: boolean) => {
  if (says.some(one => one.endsWith(': breaking'))) return isBreaking
  return says.some(one => one.endsWith(': warning')) || !isBreaking
}

/** Pairs of a single path are checked together under separate paths: starting takes longer than comparing. */
const isPlain = ({ before, after }: Pair) =>
  [before, after].every(
    document =>
      document['openapi'] === '3.1.0' &&
      Object.keys(Object(document['paths'])).join() === '/things' &&
      JSON.stringify(document['components'] ?? { schemas: {} }) === '{"schemas":{}}' &&
      Object.keys(document).every(key => ['openapi', 'info', 'paths', 'components'].includes(key)),
  )

function secondOpinions(pairs: Pair[]): boolean[] {
  const together = (side: 'before' | 'after') => ({
    openapi: '3.1.0',
    info: { title: 'Pairs', version: '1.0.0' },
    paths: Object.fromEntries(
      pairs.flatMap((pair, index) =>
        isPlain(pair) ? [[`/pair-${index}`, Object(pair[side]['paths'])['/things']]] : [],
      ),
    ),
  })
  const said = redocly(together('before'), together('after'))
  return pairs.map((pair, index) => {
    const own = isPlain(pair)
      ? said.filter(({ path }) => path === `#/paths/~1pair-${index}` || path.startsWith(`#/paths/~1pair-${index}/`))
      : redocly(pair.before, pair.after)
    return own.some(({ impact }) => impact === 'major')
  })
}

const share = (right: number, of: number) => `${right} of ${of}`
let [all, byOurs, byRedocly] = [0, 0, 0]
console.log('| Pairs about | contract:diff | redocly diff |\n| --- | --- | --- |')
for (const [area, pairs] of Object.entries(AREAS)) {
  const ours = pairs.filter(({ before, after, says }) =>
    allows(says, diffContracts(before, after).counts.breaking > 0),
  ).length
  const others = secondOpinions(pairs)
  const wrong = pairs.filter(({ says }, index) => !allows(says, others[index] === true))
  console.log(`| ${area} | ${share(ours, pairs.length)} | ${share(pairs.length - wrong.length, pairs.length)} |`)
  if (process.argv.includes('--names'))
    for (const { name, says } of wrong) console.error(`  ${name}: ${says.join(', ') || 'nothing'}`)
  all += pairs.length
  byOurs += ours
  byRedocly += pairs.length - wrong.length
}
console.log(`| **all** | **${share(byOurs, all)}** | **${share(byRedocly, all)}** |`)
rmSync(folder, { recursive: true })
