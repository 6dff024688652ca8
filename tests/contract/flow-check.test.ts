// `flow:check` finds a mistake before anything is sent, with file and line, and none where there is none.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { checkFlows } from '#mocks/replay/check/check-flow.ts'

const directory = mkdtempSync(join(tmpdir(), 'flow-check-test-'))
afterAll(() => rmSync(directory, { recursive: true }))
const root = fileURLToPath(new URL('../../', import.meta.url))

const RIGHT = `arazzo: 1.0.1
info: { title: A lead, version: 1.0.0 }
sourceDescriptions:
  - { name: product, url: ${root}openapi/openapi.yaml, type: openapi }
workflows:
  - workflowId: company
    inputs: { type: object, properties: { run: { type: string } } }
    steps:
      - stepId: open
        operationId: company.SignUp
        requestBody:
          contentType: application/json
          payload: { company_name: Example Solar, state: AZ, firstname: Olive, lastname: Owner, email: 'qa-{$inputs.run}@example.com', password: seven quiet sunflowers }
        successCriteria: [{ condition: $statusCode == 200 }]
        outputs: { token: $response.body#/token }
    outputs: { token: $steps.open.outputs.token }
  - workflowId: lead
    inputs: { type: object, properties: { run: { type: string } } }
    steps:
      - stepId: company
        workflowId: company
        parameters:
          - { name: run, value: $inputs.run }
        outputs: { token: $outputs.token }
      - stepId: make
        operationPath: '{$sourceDescriptions.product.url}#/paths/~1v1~1lead~1create/post'
        parameters:
          - { name: Authorization, in: header, value: 'Bearer {$steps.company.outputs.token}' }
          - { name: Prefer, in: header, value: 'code=200, example=draft' }
        requestBody:
          contentType: application/json
          payload: { status: draft, homeowner: { firstname: Sam, lastname: Sample } }
        successCriteria:
          - condition: $statusCode == 200
          - condition: $response.body#/project/status == 'draft' && $response.body#/project/version > 0
        outputs: { project_id: $response.body#/project/id }
      - stepId: read
        operationPath: '{$sourceDescriptions.product.url}#/paths/~1v3~1projects.Get/get'
        parameters:
          - { name: Authorization, in: header, value: 'Bearer {$steps.company.outputs.token}' }
          - { name: project_id, in: query, value: $steps.make.outputs.project_id }
        successCriteria:
          - condition: $statusCode == 200
          - condition: $response.body#/project/status == 'draft'
`

/** What is changed, what it becomes, and the sentence about it. */
const MISTAKES: [string, string, string, RegExp][] = [
  [
    'a path',
    'projects.Get/get',
    'projects.Gett/get',
    /no operation \/v3\/projects\.Gett\. Did you mean \/v3\/projects\.Get\?/,
  ],
  ['a method', 'projects.Get/get', 'projects.Get/post', /\/v3\/projects\.Get has no post, but get\./],
  [
    'an operation’s ID',
    'company.SignUp',
    'company.SignIn',
    /no operation company\.SignIn\. Did you mean company\.SignUp\?/,
  ],
  [
    'a source',
    '$sourceDescriptions.product.url}#/paths/~1v1',
    '$sourceDescriptions.produkt.url}#/paths/~1v1',
    /no source produkt\. Did you mean product\?/,
  ],
  ['a contract', 'openapi.yaml', 'openapy.yaml', /There is no file .*openapy\.yaml\./],
  [
    'a parameter',
    'name: project_id, in: query',
    'name: projekt_id, in: query',
    /no query parameter projekt_id\. Did you mean project_id\?/,
  ],
  ['where a parameter is', 'name: project_id, in: query', 'name: project_id, in: path', /no path parameter project_id/],
  ['an example', 'example=draft', 'example=draught', /no example “draught”/],
  ['a body’s field', 'lastname: Sample', 'surname: Sample', /homeowner\.surname/],
  [
    'a body’s value',
    'status: draft, homeowner',
    'status: drafty, homeowner',
    /status is "drafty".* Did you mean draft\?/,
  ],
  [
    'a media type',
    'contentType: application/json\n          payload: { status',
    'contentType: text/plain\n          payload: { status',
    /takes application\/json, not text\/plain/,
  ],
  ['a pointer of an output', '#/project/id }', '#/projekt/id }', /has no projekt\.id/],
  [
    'a pointer of a condition',
    '#/project/version > 0',
    '#/project/versions > 0',
    /has no project\.versions\. Did you mean version\?/,
  ],
  [
    'a value of a condition',
    "status == 'draft' &&",
    "status == 'drafty' &&",
    /project\.status is never "drafty"\..* Did you mean draft\?/,
  ],
  ['a type of a condition', 'version > 0', "version == 'one'", /project\.version is never "one"\. It is integer\./],
  ['an operator', 'version > 0', 'version => 0', /=> is no operator/],
  [
    'a status',
    "$statusCode == 200\n          - condition: $response.body#/project/status == 'draft' &&",
    "$statusCode == 299\n          - condition: $response.body#/project/status == 'draft' &&",
    /documents no 299/,
  ],
  ['an input', 'qa-{$inputs.run}', 'qa-{$inputs.rum}', /no input rum\. Did you mean run\?/],
  [
    'an input that is not passed',
    '          - { name: run, value: $inputs.run }\n',
    '',
    /The workflow company needs the input run/,
  ],
  [
    'an input that the workflow has not',
    'name: run, value',
    'name: rum, value',
    /The workflow company has no input rum/,
  ],
  [
    'an output of a step',
    '$steps.make.outputs.project_id',
    '$steps.make.outputs.projectId',
    /The step make has no output projectId\. Did you mean project_id\?/,
  ],
  [
    'a step',
    '$steps.make.outputs',
    '$steps.made.outputs',
    /No step before this one is called made\. Did you mean make\?/,
  ],
  [
    'an output of a workflow',
    '{ token: $outputs.token }',
    '{ token: $outputs.tokens }',
    /The workflow company has no output tokens/,
  ],
  [
    'a workflow',
    'workflowId: company\n        parameters',
    'workflowId: compony\n        parameters',
    /no workflow compony\. Did you mean company\?/,
  ],
  [
    'an expression',
    '$response.body#/token',
    '$respons.body#/token',
    /nothing called \$respons\. Did you mean response\?/,
  ],
  [
    'indentation',
    "          - condition: $response.body#/project/status == 'draft'\n",
    '         - condition: x\n',
    /This is no YAML: /,
  ],
]

it('the template is right where it is, and where the README has it copied to', async () => {
  const template = join(root, 'mocks/replay/template.arazzo.yaml')
  expect(await checkFlows([template])).toEqual([])
  const copy = join(root, 'mocks/flows/my-flow-of-a-test.yaml')
  copyFileSync(template, copy)
  expect(await checkFlows([copy]).finally(() => rmSync(copy))).toEqual([])
})

describe('a wrong flow', () => {
  it('is none before anything is changed', async () => {
    const file = join(directory, 'right.arazzo.yaml')
    writeFileSync(file, RIGHT)
    expect(await checkFlows([file])).toEqual([])
  })
  it.each(MISTAKES)('is found by %s, at its line', async (_, from, to, sentence) => {
    const at = RIGHT.lastIndexOf(from)
    expect(at).toBeGreaterThan(0)
    const file = join(directory, 'wrong.arazzo.yaml')
    const wrong = `${RIGHT.slice(0, at)}${to}${RIGHT.slice(at + from.length)}`
    writeFileSync(file, wrong)
    const sentences = await checkFlows([file])
    const found = sentences.find(one => sentence.test(one))
    expect(found, sentences.join('\n')).toBeDefined()
    const line = Number(/:(\d+): /.exec(found ?? '')?.[1])
    const changed = RIGHT.split('\n').findIndex((text, nth) => text !== wrong.split('\n')[nth]) + 1
    // A mistake of the whole step is found at its beginning.
    expect(Math.abs(line - changed)).toBeLessThanOrEqual(3)
  })
})

it('the flows that are committed have no mistake', async () => {
  const flows = join(root, 'mocks/flows')
  const files = readdirSync(flows).filter(name => name.endsWith('.arazzo.yaml'))
  expect(await checkFlows(files.map(name => join(flows, name)))).toEqual([])
})

describe('the commands', () => {
  const wrong = join(directory, 'command.arazzo.yaml')
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', ...words], { cwd: root, encoding: 'utf8' })

  it('flow:check exits 1 with file and line, 0 without a mistake, and 2 without a file', () => {
    writeFileSync(wrong, RIGHT.replace('projects.Get/get', 'projects.Gett/get'))
    const right = join(directory, 'right.arazzo.yaml')
    const [found, none, unused] = [[wrong], [right], []].map(files => run('mocks/replay/check/main.ts', ...files))
    expect([found?.status, none?.status, unused?.status]).toEqual([1, 0, 2])
    expect(found?.stdout).toMatch(/command\.arazzo\.yaml:\d+: The contract has no operation/)
  })

  it('replay refuses a wrong file the same way, before anything is sent', () => {
    const refused = run('mocks/replay/main.ts', wrong, '--against', 'http://127.0.0.1:9')
    expect(refused.status).toBe(2)
    expect(refused.stderr).toMatch(/command\.arazzo\.yaml:\d+: The contract has no operation/)
    expect(refused.stderr).not.toContain('Nobody answers')
  })
})
