// Runs flows through Redocly's respect, which holds every answer against its step's criteria and against the contract, and reads
// what it wrote: each exchange with its checks, and when it began.

import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onlyPaths } from '#mocks/prism/one-path.ts'
import { valueAt } from '#openapi/json.ts'
import { neededFile } from '#openapi/needed.ts'
import { type Batch, batchOf, type Inputs, type PlacedStep } from './batch.ts'
import { differenceOf } from './difference.ts'
import type { Flow, FlowDocument } from './documents.ts'
import { bodyOf, type Har, type HarEntry } from './har-file.ts'
import { hintsOf } from './hints.ts'
import { hiderOf, masked, maskedHeaders, maskedText } from './mask.ts'
import { contractOfSource, operationOf } from './operations.ts'
import { MARK, ownStep } from './own-step.ts'
import type { Check, Exchange, FlowResult } from './result.ts'
import { schemaFaults } from './schema-faults.ts'
import { mapTexts } from './texts.ts'

type Options = {
  run: string
  inputs?: Inputs
  forwarded?: boolean
  by_example?: boolean
  /** Where each source of the flows answers. */
  servers: Record<string, string>
  /** Called as a flow begins. */
  begins?: (flow: string) => void
  recorded?: 'whole' | 'masked' | 'none'
  /** As the command names it. */
  against: string
  /** An address as it is shown. */
  show?: (url: string) => string
}
type Ran = { results: FlowResult[]; entries: HarEntry[] }
/** One after the other, in one process. Throws a sentence where the runner cannot read them. */
export async function runFlows(flows: readonly Flow[], options: Options): Promise<Ran> {
  const directory = mkdtempSync(join(tmpdir(), 'replay-'))
  try {
    const batch = batchOf(flows, options)
    const file = join(directory, 'flows.arazzo.json')
    const sourceDescriptions = cutDown(batch.document, directory)
    writeFileSync(file, JSON.stringify({ ...batch.document, sourceDescriptions }))
    const said = await respect(directory, file, batch, options)
    const written = join(directory, 'out.json')
    if (!existsSync(written)) throw new Error(`The flows could not be run: ${complaint(said, batch)}`)
    const { files }: Written = JSON.parse(readFileSync(written, 'utf8'))
    const { log }: Har = JSON.parse(readFileSync(join(directory, 'out.har'), 'utf8'))
    const entry_of = entriesInOrder(log.entries)
    const hide = hiderOf(log.entries)
    const ran = Object.values(files).flatMap(({ executedWorkflows }) => executedWorkflows)
    const results = ran.flatMap(one => {
      const flow = batch.flows.get(one.workflowId)
      return flow ? [resultOf(flow, one, batch, options, { entry_of, hide, show: options.show ?? (url => url) })] : []
    })
    const missing = flows.find(({ name }) => !results.some(({ flow }) => flow === name))
    if (missing) throw new Error(`${missing.name} was not run: ${complaint(said, batch)}`)
    const { recorded } = options
    return {
      results,
      entries: recorded === 'none' ? [] : recorded === 'whole' ? log.entries : mapTexts(log.entries, hide),
    }
  } finally {
    rmSync(directory, { recursive: true })
  }
}

/** Contracts with only what is asked for: the runner reads them in a tenth of the time, and each batch has a runner of its own. */
function cutDown(
  { workflows, sourceDescriptions }: FlowDocument,
  directory: string,
): FlowDocument['sourceDescriptions'] {
  const sources = new Map(sourceDescriptions.map(({ name, url }) => [name, url]))
  const asked = workflows.flatMap(({ steps }) =>
    steps.flatMap(step => (step.workflowId === undefined ? [operationOf(step, sources)] : [])),
  )
  if (asked.includes(undefined)) return sourceDescriptions
  return sourceDescriptions.map(({ name, url, type }) => {
    const contract = contractOfSource(url)
    const paths = asked.flatMap(one => (one?.contract === contract ? [one.operation.path] : []))
    const file = join(directory, `${name}.json`)
    writeFileSync(file, JSON.stringify(onlyPaths(contract.document, [...new Set(paths)])))
    return { name, url: file, type }
  })
}

function respect(directory: string, file: string, { flows, helpers }: Batch, options: Options): Promise<string> {
  const { servers, begins } = options
  const runner = neededFile('Replaying flows', '@redocly/cli', 'bin/cli.js')
  const child = spawn(
    process.execPath,
    [
      ...[runner, 'respect', file, '--json-output', join(directory, 'out.json')],
      ...['--har-output', join(directory, 'out.har')],
      ...Object.entries(servers).flatMap(([name, url]) => ['--server', `${name}=${url}`]),
      ...helpers.flatMap(name => ['--skip', name]),
      // Its outputs are needed whole; what is shown or written is masked here.
      '--no-secrets-masking',
    ],
    {
      cwd: directory,
      env: {
        ...process.env,
        NO_COLOR: '1',
        FORCE_COLOR: '0',
        REDOCLY_TELEMETRY: 'off',
        REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const said: string[] = []
  const hear = (line: string) => {
    said.push(line)
    const flow = flows.get(/Running workflow \S+ \/ (\S+)/.exec(line)?.[1] ?? '')
    if (flow) begins?.(flow.name)
  }
  createInterface({ input: child.stdout }).on('line', hear)
  createInterface({ input: child.stderr }).on('line', hear)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => resolve(said.join('\n')))
  })
}

/** The runner's complaint about a flow, without its decoration. */
function complaint(said: string, { document, flows }: Batch): string {
  const words = said
    .split('\n')
    .map(line =>
      plain(line)
        .replaceAll(/[║╔╗╚╝═]/g, '')
        .trim(),
    )
    .filter(
      line => line !== '' && !/^(\d* *\||Deprecation|Node\.js 20|Future Redocly|You are using|Update Node)/.test(line),
    )
    .slice(0, 6)
    .join(' ')
  return words.replaceAll(/\S+ at #\/workflows\/(\d+)/g, (_, nth) => {
    const id = document.workflows[Number(nth)]?.workflowId ?? ''
    return flows.get(id)?.name ?? id
  })
}

type Written = { files: Record<string, { executedWorkflows: RanWorkflow[] }> }
type RanWorkflow = { type: 'workflow'; workflowId: string; executedSteps: (RanWorkflow | RanStep)[] }
type RanStep = {
  type: 'step'
  stepId: string
  /** The last one sent by this step, should it have been repeated. */
  request: { method: string; url: string; headers: Record<string, string>; body?: unknown }
  response: { statusCode: number; headers: Record<string, string>; body?: unknown; time: number }
  checks: { name: string; message: string; condition?: string; status: string; severity: string }[]
}

type Reading = { entry_of: EntryOf; hide: (text: string) => string; show: (url: string) => string }

function resultOf(flow: Flow, ran: RanWorkflow, { steps }: Batch, options: Options, reading: Reading): FlowResult {
  const answers = new Map<string, Answer>()
  const exchanges = stepsOf(ran).map(step => {
    const entry = reading.entry_of(step)
    const answer = { headers: step.response.headers, body: entry ? bodyOf(entry.response.content) : step.response.body }
    answers.set(step.stepId, answer)
    return exchangeOf(step, steps.get(step.stepId), flow, { ...reading, entry, answer })
  })
  const names = new Map([...steps].map(([id, { outputs }]) => [id, outputs]))
  const difference = differenceOf(exchanges, names, at => hintsOf(at, flow, steps.get(at.id), options))
  const verdict = difference ? 'different' : 'same'
  const ms = exchanges.reduce((sum, one) => sum + one.ms, 0)
  const outputs = Object.fromEntries(
    flow.workflow.steps.map(({ stepId }) => [stepId, outputsOf(`${stepId}${MARK}${ran.workflowId}`, steps, answers)]),
  )
  return { flow: flow.name, summary: flow.summary, verdict, reason: '', exchanges, difference, ms, outputs }
}

type Answer = { headers: Record<string, string>; body: unknown }

/** As the runner has them. */
function outputsOf(id: string, steps: Batch['steps'], answers: ReadonlyMap<string, Answer>): Record<string, unknown> {
  const resolve = (from: string, expression: string): unknown => {
    const [, step = '', output = ''] = /^\$steps\.([\w-]+)\.outputs\.([\w-]+)$/.exec(expression) ?? []
    if (step !== '') return resolve(step, steps.get(step)?.outputs[output] ?? '')
    const { headers = {}, body = undefined } = answers.get(from) ?? {}
    const [, kind, place = ''] = /^\$response\.(body|header)[#.]?(.*)$/.exec(expression) ?? []
    return kind === 'header' ? headers[place.toLowerCase()] : kind === 'body' ? valueAt(body, place) : undefined
  }
  return Object.fromEntries(
    Object.entries(steps.get(id)?.outputs ?? {}).map(([name, expression]) => [name, resolve(id, expression)]),
  )
}

const stepsOf = ({ executedSteps }: RanWorkflow): RanStep[] =>
  executedSteps.flatMap(one => (one.type === 'workflow' ? stepsOf(one) : [one]))

/** The recording has each request and answer as it was; only of a form it has no text. */
function exchangeOf(
  { stepId, request, response, checks }: RanStep,
  placed: PlacedStep | undefined,
  flow: Flow,
  { entry, answer, hide, show }: Reading & { entry: HarEntry | undefined; answer: Answer },
): Exchange {
  const sent = (entry?.request.postData && bodyOf(entry.request.postData)) ?? request.body
  const headers = entry ? Object.fromEntries(entry.request.headers.map(one => [one.name, one.value])) : request.headers
  const answered = { status: response.statusCode, type: response.headers['content-type'] ?? '', body: answer.body }
  return {
    id: stepId,
    step: placed?.name ?? ownStep(stepId),
    description: placed?.step.description ?? '',
    operation: operationAt(placed?.step.operationPath ?? ''),
    method: (entry?.request.method ?? request.method).toUpperCase(),
    url: maskedText(hide(show(request.url))),
    sent: { headers: maskedHeaders(mapTexts(headers, hide)), body: masked(mapTexts(sent, hide)) },
    status: response.statusCode,
    got: { headers: maskedHeaders(mapTexts(response.headers, hide)), body: masked(mapTexts(answer.body, hide)) },
    started_at: entry && Date.parse(entry.startedDateTime),
    ms: response.time,
    checks: mapTexts(checks.map(checkOf), hide).map(check => {
      const asked =
        check.kind === 'schema' && !check.holds && placed ? operationOf(placed.step, flow.sources) : undefined
      return asked
        ? { ...check, faults: mapTexts(schemaFaults(asked.contract, asked.operation, answered), hide) }
        : check
    }),
  }
}

/** `{$sourceDescriptions.product.url}#/paths/~1v1~1user/get` is `GET /v1/user`. */
function operationAt(pointer: string): string {
  const [, path = '', method = ''] = /#\/paths\/([^/]+)\/(\w+)$/.exec(pointer) ?? []
  return `${method.toUpperCase()} ${path.replaceAll('~1', '/').replaceAll('~0', '~')}`
}

const KINDS: Record<string, Check['kind']> = {
  'success criteria check': 'criterion',
  'status code check': 'status',
  'content-type check': 'content_type',
  'schema check': 'schema',
  'failed network request': 'network',
}

const checkOf = ({ name, message, condition = '', status, severity }: RanStep['checks'][number]): Check => ({
  kind: KINDS[name] ?? 'other',
  holds: status === 'success' || severity !== 'error',
  condition,
  message: maskedText(plain(message).replaceAll('☹️ ', '')),
})

// biome-ignore lint/suspicious/noControlCharactersInRegex: the runner writes colours, whether asked or not.
const plain = (text: string) => text.replaceAll(/\u001b\[\d*m/g, '').trim()

type EntryOf = (step: RanStep) => HarEntry | undefined

/** Steps and recording are in the same order, but a step that no server answered is only among the steps. */
function entriesInOrder(entries: readonly HarEntry[]): EntryOf {
  const left = [...entries]
  return ({ request: { url }, response: { statusCode, headers } }) => {
    const at = left.findIndex(
      ({ request, response }) =>
        request.url === url &&
        response.status === statusCode &&
        response.headers.every(({ name, value }) => name === 'set-cookie' || headers[name] === value),
    )
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
}
