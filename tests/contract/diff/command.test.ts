// The command's output and exit codes, on small contracts and on the product's own.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { documentAt } from '#openapi/bundle.ts'
import { PRODUCT } from '#openapi/contract.ts'
import { runDiff } from '#openapi/diff/command.ts'
import { diffContracts } from '#openapi/diff/diff.ts'
import { answering, type Contract, contract, sending } from './corpus/pair.ts'

const folder = mkdtempSync(join(tmpdir(), 'diff-'))
afterAll(() => rmSync(folder, { recursive: true }))

const versioned = (document: Contract, version: string): Contract => ({
  ...document,
  info: { title: 'Pairs', version },
})
const written = (name: string, document: Contract) => {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, JSON.stringify(document))
  return file
}
function run(...args: string[]) {
  const said: string[] = []
  const say = (text: string) => said.push(text)
  const code = runDiff(args, { say, complain: say, colour: false })
  return { code, said: said.join('\n') }
}

const short = sending({ type: 'string', maxLength: 5 })
const long = sending({ type: 'string', maxLength: 9 })
const [one, two] = [answering({ enum: ['a'] }), answering({ enum: ['a', 'b'] })]

describe('how it ends', () => {
  it('with 0 where nothing breaks, 1 where something does', () => {
    expect(run(written('short', short), written('long', long)).code).toBe(0)
    expect(run(written('long', long), written('short', short)).code).toBe(1)
  })

  it('with 1 over what only strict readers notice where that is asked', () => {
    const files = [written('one', one), written('two', two)]
    expect(run(...files).code).toBe(0)
    expect(run(...files, '--fail-on', 'warning').code).toBe(1)
    expect(run(...files, '--fail-on', 'any').code).toBe(1)
  })

  it('with 1 where the version did not grow enough, and that is checked', () => {
    const step = (version: string) => [
      written('before', versioned(one, '1.4.0')),
      written('after', versioned(two, version)),
    ]
    expect(run(...step('1.4.1')).code).toBe(0)
    expect(run(...step('1.4.1'), '--version-check')).toMatchObject({
      code: 1,
      said: expect.stringContaining('Set it to 1.5.0 or more.'),
    })
    expect(run(...step('1.5.0'), '--version-check').code).toBe(0)
    expect(run(...step('2.0.0'), '--version-check').code).toBe(0)
    expect(run(...step('1.3.9'), '--version-check').code).toBe(1)
  })

  it('with 2 and a sentence where a contract cannot be read', () => {
    expect(run(join(folder, 'none.json'), written('one', one))).toMatchObject({
      code: 2,
      said: expect.stringContaining('There is no file'),
    })
    expect(run(written('old', { swagger: '1.2' }), written('one', one))).toMatchObject({
      code: 2,
      said: expect.stringContaining('no OpenAPI 3 document, but Swagger 1.2'),
    })
    expect(run(written('one', one)).said).toContain('Usage')
    expect(run(written('one', one), written('two', two), '--fail-on', 'all').code).toBe(2)
    expect(run('--nonsense').code).toBe(2)
  })
})

it('before 1.0.0 a breaking change asks for the second number alone', () => {
  const verdict = (version: string) => diffContracts(versioned(long, '0.3.1'), versioned(short, version)).version
  expect(verdict('0.3.2')).toMatchObject({ needs: 'major', enough: false })
  expect(verdict('0.4.0')).toMatchObject({ needs: 'major', enough: true })
})

it('says what breaks first, by operation, with rule, step and place', () => {
  const { said } = run(written('long', long), written('short', short))
  expect(said).toBe(`Pairs 1.0.0 → Pairs 1.0.0

Breaking: who keeps to the old contract can fail (1)
  POST /things
    request: The body: the greatest length is 5 now, was 9.
      request-max-length-narrowed · major · #/paths/~1things/post/requestBody/content/application~1json/schema/maxLength

1 change breaks callers. These changes need a major step; info.version went from 1.0.0 to 1.0.0. Set it to 2.0.0 or more.`)
})

it('writes the same as JSON', () => {
  const out = join(folder, 'report.json')
  run(written('long', long), written('short', short), '--json', out)
  expect(JSON.parse(readFileSync(out, 'utf8'))).toEqual(diffContracts(long, short))
  expect(JSON.parse(run(written('long', long), written('short', short), '--json', '-').said)).toEqual(
    diffContracts(long, short),
  )
})

it('compares with the contract of an earlier revision', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Olive Owner', '-c', 'user.email=owner@example.com', ...args], {
      cwd: folder,
      stdio: 'pipe',
    })
  const file = written('kept', long)
  git('init', '-q')
  git('add', 'kept.json')
  git('commit', '-q', '-m', 'A contract', '--no-gpg-sign')
  expect(run('--against-revision', 'HEAD', file).said).toContain('Nothing changed.')
  written('kept', short)
  expect(run('--against-revision', 'HEAD', file).code).toBe(1)
  expect(run('--against-revision', 'nowhere', file)).toMatchObject({
    code: 2,
    said: expect.stringContaining('no such revision'),
  })
})

describe('the product’s own contract', () => {
  const product = documentAt(PRODUCT)

  it('does not differ from itself, and says so in less than two seconds of work', () => {
    const before = process.cpuUsage()
    expect(diffContracts(product, structuredClone(product)).changes).toEqual([])
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1e6).toBeLessThan(2)
  })

  it('names what all share once with all it reaches, and a permission that another role now needs', () => {
    const strict = '"required":["message","code","request_id"]'
    const changed = JSON.parse(JSON.stringify(product).replaceAll(strict, '"required":["message","code"]'))
    changed.paths['/v3/projects.List'].get['x-permission'] = 'nobody_has_it'
    const { changes } = diffContracts(product, changed)
    expect(changes).toHaveLength(2)
    expect(changes).toContainEqual(
      expect.objectContaining({ rule: 'permission-narrowed', operations: ['GET /v3/projects.List'], bump: 'major' }),
    )
    const shared = changes.find(({ rule }) => rule === 'response-required-widened')
    expect(shared?.sentence).toBe('“request_id” of Error is no longer required.')
    expect(shared?.operations.length).toBeGreaterThan(100)
  })
})

it('a changed description is reported only on request', () => {
  const files = [written('plain', contract({})), written('told', contract({ summary: 'Things' }))]
  expect(run(...files).said).toContain('1 change of words alone: --all shows it.')
  expect(run(...files, '--all').said).toContain('Its summary or description reads otherwise.')
})
