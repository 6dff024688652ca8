// A contract's history in git as a table of its versions.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runDiff } from '#openapi/diff/command.ts'
import { historyOf } from '#openapi/diff/history.ts'
import { sending } from './corpus/pair.ts'

const folder = mkdtempSync(join(tmpdir(), 'history-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'openapi.json')

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Olive Owner', '-c', 'user.email=owner@example.com', ...args], {
    cwd: folder,
    stdio: 'pipe',
    env: { ...process.env, GIT_COMMITTER_DATE: '2026-11-21T12:00:00Z' },
  })
function commit(version: string, maxLength: number) {
  const document = { ...sending({ type: 'string', maxLength }), info: { title: 'Pairs', version } }
  writeFileSync(file, JSON.stringify(document, null, 2))
  git('add', '.')
  git('commit', '-q', '--allow-empty', '-m', version, '--no-gpg-sign')
}

it('each version says what it changed, within itself too, and whether its number grew enough', () => {
  git('init', '-q')
  commit('1.0.0', 9)
  commit('1.1.0', 12)
  commit('1.1.0', 10)
  commit('1.2.0', 5)
  commit('2.0.0', 4)
  const said: string[] = []
  const say = (text: string) => said.push(text)
  expect(runDiff(['--history', file], { say, complain: say, colour: false })).toBe(0)
  const rows = said
    .join('\n')
    .split('\n')
    .filter(line => /^\| \d/.test(line))
    .map(line => line.split(' | '))
  expect(
    rows.map(([version, , , commits, , before, within, verdict]) => [version, commits, before, within, verdict]),
  ).toEqual([
    ['| 1.0.0', '1', '–', '–', 'Fine |'],
    ['| 1.1.0', '2', '0 · 0 · 1', '1 · 0 · 0', 'Broke callers under one version |'],
    ['| 1.2.0', '1', '1 · 0 · 0', '–', 'Needed a major step |'],
    ['| 2.0.0', '1', '1 · 0 · 0', '–', 'Fine |'],
  ])
  expect(rows[0]?.slice(1, 3)).toEqual(['2026-11-21', '2026-11-21'])
})

it('a file that git does not have is reported in a sentence', () => {
  expect(() => historyOf(join(folder, 'none.yaml'))).toThrow('git has no commit of')
})
