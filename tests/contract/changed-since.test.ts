// A check of changes since a commit covers only operations whose callers could notice.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { commandOf } from '#openapi/check/options.ts'

const folder = mkdtempSync(join(tmpdir(), 'changed-'))
const file = join(folder, 'api.json')
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Pat', '-c', 'user.email=pat@example.com', ...args], { cwd: folder })

const named = (type: string, summary: string) => ({
  get: {
    summary,
    responses: {
      200: {
        description: 'One',
        content: { 'application/json': { schema: { type: 'object', properties: { name: { type } } } } },
      },
    },
  },
})
const write = (paths: Record<string, object>) =>
  writeFileSync(file, JSON.stringify({ openapi: '3.1.0', info: { title: 'Pets', version: '1.0.0' }, paths }))
const changed = () => commandOf(['--base', 'http://localhost', '--contract', file, '--changed-since', 'HEAD'], {})

beforeAll(() => {
  git('init', '--quiet')
  write({ '/pets': named('string', 'Pets'), '/owners': named('string', 'Owners') })
  git('add', '.')
  git('commit', '--quiet', '--message', 'Pets: begin')
})
afterAll(() => rmSync(folder, { recursive: true }))

it('is of the operation whose answer changed', () => {
  write({ '/pets': named('integer', 'Pets'), '/owners': named('string', 'Owners') })
  const { options, idle } = changed()
  expect(options.contract.operations.filter(one => options.only?.(one)).map(({ path }) => path)).toEqual(['/pets'])
  expect(idle).toBeUndefined()
  expect(options.again).toContain('--changed-since HEAD')
})

it('has nothing to do where only words changed', () => {
  write({ '/pets': named('string', 'All pets'), '/owners': named('string', 'Owners') })
  expect(changed().idle).toBe('No operation has changed since HEAD.')
})
