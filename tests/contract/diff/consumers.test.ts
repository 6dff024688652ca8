// Flows, files and lenders a comparison reports as affected, and a changelog's instructions to their authors.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { documentAt } from '#openapi/bundle.ts'
import { lenderContracts, PRODUCT } from '#openapi/contract.ts'
import { adviceFor, changelogOf } from '#openapi/diff/changelog.ts'
import { runDiff } from '#openapi/diff/command.ts'
import { type Consumers, consumersOf } from '#openapi/diff/consumers.ts'
import { diffContracts } from '#openapi/diff/diff.ts'
import { RULES } from '#openapi/diff/rules.ts'
import { root } from '#tests/support/files.ts'
import type { Contract } from './corpus/pair.ts'

const folder = mkdtempSync(join(tmpdir(), 'consumers-'))
afterAll(() => rmSync(folder, { recursive: true }))

const written = (name: string, text: string) => {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}
const answer = { responses: { '200': { description: 'Done.' } } }
const notes: Contract = {
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1.0.0' },
  paths: {
    '/notes': { get: { operationId: 'listNotes', ...answer } },
    '/notes/{noteId}/tags': { get: { operationId: 'listTags', ...answer } },
  },
}
const without = (document: Contract, path: string): Contract => {
  const { [path]: _, ...paths } = Object(document['paths'])
  return { ...document, paths }
}
const affected = ({ affected: all }: Consumers) => all.map(({ name }) => name).sort()

it('a caller is found by path, values in its holes, ID and generated method, and by nothing less', () => {
  const found = {
    'calls/path.ts': "await client.GET('/notes/{noteId}/tags')",
    'calls/holes.py': 'requests.get(f"{base}/notes/{note.id}/tags")',
    'calls/address.sh': 'curl "https://api.example.com/v1/notes/7/tags?limit=1"',
    'calls/named.rb': 'call("listTags")',
    'calls/method.ts': 'await api.listTags(7)',
  }
  const others = {
    'calls/other.ts': "await client.GET('/notes')",
    'calls/prose.md': 'The listTags call is at /notes/{noteId}/tags.',
    'calls/node_modules/left-out.js': "'/notes/{noteId}/tags'",
    'calls/client.gen.ts': "'/notes/{noteId}/tags'",
  }
  for (const [name, text] of Object.entries({ ...found, ...others })) written(name, text)
  const report = diffContracts(notes, without(notes, '/notes/{noteId}/tags'))
  const consumers = consumersOf(report, { old: notes, paths: [join(folder, 'calls')], strict: false })
  expect(affected(consumers).map(name => name.split('/').at(-1))).toEqual(
    Object.keys(found)
      .map(name => name.split('/').at(-1))
      .sort(),
  )
  expect(consumers.files).toBe(7)
})

it('the product’s flows and screens that call what is gone are named, the others are not', () => {
  const product = documentAt(PRODUCT)
  const report = diffContracts(product, without(product, '/v1/user'))
  const paths = [join(root, 'mocks/flows/first-call.arazzo.yaml'), join(root, 'web/company/session')]
  const consumers = consumersOf(report, { old: product, paths, strict: false })
  expect(consumers.affected.map(({ kind, name }) => `${kind} ${name}`)).toContain('flow first-call')
  expect(consumers.affected.length).toBeLessThan(consumers.flows + consumers.files)
})

it('a lender’s dialect is found when its contract breaks', () => {
  for (const { name, file } of lenderContracts()) {
    const document = documentAt(file)
    const [path = ''] = Object.keys(Object(document['paths'])).filter(one => /getAuthInfo$/.test(one))
    const report = diffContracts(document, without(document, path))
    const paths = [join(root, 'machines/applications/lenders/each', name.toLowerCase())]
    expect(consumersOf(report, { old: document, paths, strict: false }).affected, name).not.toEqual([])
  }
})

it('a changelog says of each change that breaks what callers do about it', () => {
  const report = diffContracts(notes, without(notes, '/notes'))
  expect(changelogOf(report)).toBe(`## Notes 1.0.0

From 1.0.0. 1 change needs work before you upgrade.

### Breaking

- \`GET /notes\`: GET /notes is gone. **Stop calling it.**`)
  const vague = Object.entries(RULES)
    .filter(([, [, severity]]) => severity === 'breaking')
    .map(([rule, [direction]]) => ({ rule, advice: adviceFor({ rule, direction }) }))
    .filter(({ advice }) => advice.startsWith('Check '))
  expect(vague.map(({ rule }) => rule)).toEqual(['parameter-style-changed', 'request-encoding-changed'])
})

it('the command prints all of it, and says where a folder is not there', () => {
  const [old, now] = [
    written('old.json', JSON.stringify(notes)),
    written('now.json', JSON.stringify(without(notes, '/notes'))),
  ]
  const run = (...args: string[]) => {
    const lines: string[] = []
    const say = (text: string) => lines.push(text)
    return { code: runDiff([old, now, ...args], { say, complain: say, colour: false }), said: lines.join('\n') }
  }
  const { code, said } = run('--consumers', join(folder, 'calls/other.ts'))
  expect(code).toBe(1)
  expect(said).toMatch(
    /0 of 0 flows and 1 of 1 file can fail\.\n {2}\S*other\.ts\n {4}GET \/notes\n {6}.*Stop calling it\.$/,
  )
  expect(run('--changelog', '-').said).toMatch(/^## Notes 1\.0\.0\n/)
  expect(run('--consumers', join(folder, 'nowhere'))).toMatchObject({
    code: 2,
    said: expect.stringContaining('no file or folder'),
  })
})
