// A flow's document held against itself and against the contracts it names, without sending anything: paths, parameters, bodies,
// pointers into answers, statuses, values, operators, inputs, outputs and steps. Structure is left to Redocly's linter.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { createConfig, lintFromString, parseYaml } from '@redocly/openapi-core'
import { preferenceOf } from '#mocks/prism/prefer.ts'
import type { Contract, Operation, Schema } from '#openapi/contract.ts'
import { list, record, text, valueAt } from '#openapi/json.ts'
import { BUNDLED } from '../contracts.ts'
import type { Step } from '../documents.ts'
import { type Lines, linesOf, type Path, placeIn } from '../lines.ts'
import { answerOf, contractOfSource, operationOf } from '../operations.ts'
import { literalIn, readCondition } from './criteria.ts'
import { isExpression, payloadFaults } from './payload.ts'
import { fieldsAt, meant, namesIn, schemasAt } from './places.ts'

type Part = Record<string, unknown>
type Finding = { line: number; sentence: string }
type Document = { lines: Lines; whole: Part; contracts: Map<string, string>; others: Map<string, Part> }
type Report = (path: Path, sentence: string, on_key?: boolean) => void
/** A step with all that its expressions may name. */
type At = {
  document: Document
  workflow: Part
  step: Part
  path: Path
  asked: { contract: Contract; operation: Operation } | undefined
  /** The statuses it expects; the first success if it names none. */
  statuses: number[]
  report: Report
}

/** Sentences with file and line. Documents that these call workflows of are checked with them. */
export async function checkFlows(files: readonly string[]): Promise<string[]> {
  const sentences: string[] = []
  const queue = files.map(file => resolve(file))
  for (const [nth, file] of queue.entries()) {
    if (queue.indexOf(file) !== nth) continue
    const { findings, others } = await checkDocument(file)
    const sorted = findings
      .toSorted((a, b) => a.line - b.line)
      .map(one => `${placeIn(file, one.line)}: ${one.sentence}`)
    sentences.push(...new Set(sorted))
    queue.push(...others.filter(other => existsSync(other)))
  }
  return sentences
}

const RULES = ['struct', 'workflowId-unique', 'stepId-unique', 'sourceDescription-name-unique', 'parameters-unique']

async function checkDocument(file: string): Promise<{ findings: Finding[]; others: string[] }> {
  const findings: Finding[] = []
  if (!existsSync(file)) return { findings: [{ line: 1, sentence: 'There is no such file.' }], others: [] }
  const source = readFileSync(file, 'utf8')
  let whole: Part
  try {
    whole = record(parseYaml(source))
  } catch (error) {
    const { mark, reason } = Object(error)
    return { findings: [{ line: (mark?.line ?? 0) + 1, sentence: `This is no YAML: ${reason}.` }], others: [] }
  }
  if (whole['arazzo'] === undefined || list(whole['workflows']).length === 0)
    return {
      findings: [{ line: 1, sentence: 'This is no Arazzo document: it needs arazzo and workflows.' }],
      others: [],
    }
  const config = await createConfig({ rules: Object.fromEntries(RULES.map(rule => [rule, 'error'])) })
  for (const { message, location } of await lintFromString({ source, absoluteRef: file, config })) {
    const [at] = location
    findings.push({
      line: at && 'pointer' in at ? linesOf(file, source).lineOf(namesIn(text(at.pointer).slice(1))) : 1,
      sentence: message.split('\n')[0] ?? '',
    })
  }
  const lines = linesOf(file, source)
  const report: Report = (path, sentence, on_key) => findings.push({ line: lines.lineOf(path, on_key), sentence })
  const document: Document = { lines, whole, contracts: new Map(), others: new Map() }
  const others = readSources(document, file, report)
  if (findings.length === 0 || document.contracts.size > 0)
    for (const [nth, workflow] of list(whole['workflows']).map(record).entries())
      checkWorkflow(document, workflow, ['workflows', nth], report)
  return { findings, others }
}

function readSources({ whole, contracts, others }: Document, file: string, report: Report): string[] {
  const followed: string[] = []
  for (const [nth, source] of list(whole['sourceDescriptions']).map(record).entries()) {
    const [name, url, type = 'openapi'] = [text(source['name']), text(source['url']), source['type']]
    const path = resolve(dirname(file), url)
    const at = ['sourceDescriptions', nth, 'url']
    if (/^https?:/.test(url)) continue
    if (!BUNDLED.has(path) && !existsSync(path)) report(at, `There is no file ${url}.`)
    else
      try {
        if (type === 'arazzo') {
          others.set(name, record(parseYaml(readFileSync(path, 'utf8'))))
          followed.push(path)
        } else {
          contractOfSource(path)
          contracts.set(name, path)
        }
      } catch (error) {
        report(at, error instanceof Error ? error.message : String(error))
      }
  }
  return followed
}

function checkWorkflow(document: Document, workflow: Part, path: Path, report: Report) {
  const steps = list(workflow['steps']).map(record)
  for (const [nth, step] of steps.entries()) {
    const at: At = { document, workflow, step, path: [...path, 'steps', nth], asked: undefined, statuses: [], report }
    checkCall(at)
    const { asked } = at
    const criteria = list(step['successCriteria']).map(record)
    const named = criteria.flatMap(({ condition }) =>
      readCondition(text(condition)).comparisons.flatMap(({ left, operator, right }) =>
        left === '$statusCode' && operator === '==' ? [Number(right)] : [],
      ),
    )
    const usual = Object.keys(asked?.operation.answers ?? {}).filter(status => /^2\d\d$/.test(status))
    at.statuses = named.length > 0 ? named : usual.slice(0, 1).map(Number)
    if (asked) checkRequest(at, asked)
    for (const [place, criterion] of criteria.entries()) checkCriterion(at, criterion, ['successCriteria', place])
    checkExpressions(at, step, at.path, steps.slice(0, nth))
    checkActions(at, steps)
  }
  const after: At = { document, workflow, step: {}, path, asked: undefined, statuses: [], report }
  checkExpressions(after, workflow['outputs'], [...path, 'outputs'], steps)
  for (const [nth, name] of list(workflow['dependsOn']).entries())
    if (!calledIn(document, text(name))) report([...path, 'dependsOn', nth], `There is no workflow ${name}.`)
}

/** What the step asks for: exactly one operation or workflow that there is. */
function checkCall(at: At) {
  const { document, step, path, report } = at
  const { operationPath, operationId, workflowId } = step
  const named = [operationPath, operationId, workflowId].filter(one => one !== undefined)
  if (named.length !== 1)
    return report(path, `The step ${step['stepId']} needs one of operationPath, operationId and workflowId.`)
  if (typeof workflowId === 'string') return checkWorkflowCall(at, workflowId)
  at.asked = operationOf(Object(step) as Step, document.contracts)
  if (at.asked) return
  const key = operationPath === undefined ? 'operationId' : 'operationPath'
  const value = text(step[key])
  const [, source = '', address = '', method = ''] =
    /^\{?\$sourceDescriptions\.([\w-]+)(?:\.url\}#\/paths\/([^/]+)\/(\w+)$)?/.exec(value) ?? []
  const sources = list(document.whole['sourceDescriptions']).map(one => text(record(one)['name']))
  if (source !== '' && !sources.includes(source))
    return report([...path, key], `There is no source ${source}.${meant(source, sources)}`)
  // A contract that is missing has its own line.
  if (source !== '' && !document.contracts.has(source)) return
  if (key === 'operationPath' && address === '')
    return report(
      [...path, key],
      `“${value}” leads to no operation. Write '{$sourceDescriptions.NAME.url}#/paths/~1PATH/METHOD'.`,
    )
  const all = [...document.contracts].filter(([name]) => source === '' || name === source)
  const operations = all.flatMap(([, file]) => contractOfSource(file).operations)
  const wrong =
    key === 'operationId'
      ? value
          .split('.')
          .slice(source === '' ? 0 : 2)
          .join('.')
      : address.replaceAll('~1', '/')
  const same = operations.filter(one => one.path === wrong).map(one => one.method)
  if (same.length > 0) return report([...path, key], `${wrong} has no ${method}, but ${same.join(', ')}.`)
  const names = operations.map(one => (key === 'operationId' ? one.id : one.path))
  report([...path, key], `The contract has no operation ${wrong}.${meant(wrong, names)}`)
}

/** A workflow of this document, or of one it names. */
function calledIn({ whole, others }: Document, name: string): Part | undefined {
  const [, source, other] = /^\$sourceDescriptions\.([\w-]+)\.(?:workflows\.)?([^.]+)$/.exec(name) ?? []
  const all = list((source === undefined ? whole : record(others.get(source)))['workflows']).map(record)
  return all.find(({ workflowId }) => workflowId === (other ?? name.replace('$workflows.', '')))
}

function checkWorkflowCall({ document, step, path, report }: At, name: string) {
  const called = calledIn(document, name)
  const known = list(document.whole['workflows']).map(one => text(record(one)['workflowId']))
  if (!called) return report([...path, 'workflowId'], `There is no workflow ${name}.${meant(name, known)}`)
  const declared = inputsOf(document, called)
  const passed = list(step['parameters']).map(one => text(record(one)['name']))
  for (const [nth, input] of passed.entries())
    if (!(input in declared))
      report(
        [...path, 'parameters', nth],
        `The workflow ${name} has no input ${input}.${meant(input, Object.keys(declared))}`,
      )
  const used = new Set([...JSON.stringify(called).matchAll(/\$inputs\.(\w+)/g)].map(([, input]) => input))
  for (const [input, schema] of Object.entries(declared))
    if (used.has(input) && record(schema)['default'] === undefined && !passed.includes(input))
      report(path, `The workflow ${name} needs the input ${input}: pass it as a parameter.`)
}

/** Also those that a reference to the components leads to. */
function inputsOf({ whole }: Document, workflow: Part): Part {
  const inputs = record(workflow['inputs'])
  const { $ref } = inputs
  return record(record(typeof $ref === 'string' ? valueAt(whole, $ref.replace(/^#/, '')) : inputs)['properties'])
}

/** `{ reference: $components.parameters.owner }` with what it leads to. */
function followed({ document: { whole }, report }: At, part: Part, path: Path): Part {
  const { reference, ...own } = part
  if (typeof reference !== 'string') return part
  const found = valueAt(whole, `/${reference.replace(/^\$/, '').replaceAll('.', '/')}`)
  if (found === undefined) report(path, `${reference} leads to no component.`)
  return { ...record(found), ...own }
}

/** Wrong requests are sent on purpose. */
const REFUSES_REQUEST = [400, 413, 415, 422]
/** Understood by every server, whatever its contract names. */
const USUAL_HEADERS =
  /^(authorization|prefer|accept|accept-language|content-type|cookie|idempotency-key|origin|referer|user-agent|x-.*|if-.*)$/i

function checkRequest(at: At, { contract, operation }: { contract: Contract; operation: Operation }) {
  const { workflow, step, path, statuses, report } = at
  const name = `${operation.method.toUpperCase()} ${operation.path}`
  const for_all = list(workflow['parameters']).map(one => followed(at, record(one), path))
  const own = list(step['parameters']).map((one, nth) => followed(at, record(one), [...path, 'parameters', nth]))
  const is_refused = statuses.some(status => REFUSES_REQUEST.includes(status))
  for (const [nth, parameter] of own.entries()) {
    const here = [...path, 'parameters', nth]
    const [called, where, value] = [text(parameter['name']), text(parameter['in']), parameter['value']]
    if (where === '') continue
    const fits = (one: Operation['parameters'][number]) =>
      one.in === where &&
      (one.name === called || (where === 'header' && one.name.toLowerCase() === called.toLowerCase()))
    const known = operation.parameters.find(fits)
    if (!known && !(where === 'header' && USUAL_HEADERS.test(called)) && !is_refused) {
      const names = operation.parameters.filter(one => one.in === where).map(one => one.name)
      report(here, `${name} has no ${where} parameter ${called}.${meant(called, names)}`)
    }
    if (/^prefer$/i.test(called) && typeof value === 'string' && !isExpression(value)) {
      const preference = preferenceOf(value, operation)
      if (typeof preference === 'string') report(here, preference)
    }
    if (!known || is_refused || isExpression(value)) continue
    const fault = [value, read(value)]
      .map(one => payloadFaults(contract, known.schema, one))
      .find(faults => faults.length === 0)
    if (!fault)
      for (const { sentence } of payloadFaults(contract, known.schema, value).slice(0, 1))
        report(here, `${called}: ${sentence}`)
  }
  if (is_refused) return
  const sent = [...for_all, ...own].map(one => text(one['name']).toLowerCase())
  for (const { name: needed, required, in: where } of operation.parameters)
    if (required && !sent.includes(needed.toLowerCase()))
      report(path, `${name} needs the ${where} parameter ${needed}.`)
  checkBody(at, { contract, operation }, name)
}

function checkBody(
  { step, path, report }: At,
  { contract, operation }: { contract: Contract; operation: Operation },
  name: string,
) {
  const { requestBody } = step
  if (requestBody === undefined) {
    if (operation.body?.required) report(path, `${name} needs a request body.`)
    return
  }
  const here = [...path, 'requestBody']
  if (!operation.body) return report(here, `${name} takes no request body.`)
  const { contentType, payload } = record(requestBody)
  const types = Object.keys(operation.body.media)
  const type = text(contentType) || types[0] || ''
  const media = operation.body.media[type.split(';')[0]?.trim() ?? '']
  if (!media) return report([...here, 'contentType'], `${name} takes ${types.join(', ')}, not ${type}.`)
  // A form's parts are texts and files, whatever their schema.
  if (!media.schema || !/json/.test(type) || isExpression(payload)) return
  for (const { at, sentence } of payloadFaults(
    contract,
    media.schema,
    typeof payload === 'string' ? read(payload) : payload,
  ))
    report([...here, 'payload', ...at], `${name}: ${sentence}`)
}

/** A number or the like, written as text in an address. */
function read(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value
  } catch {
    return value
  }
}

function checkCriterion(at: At, criterion: Part, place: Path) {
  const { path, asked, report } = at
  const here = [...path, ...place]
  const condition = text(criterion['condition'])
  const kind = record(criterion['type'])['type'] ?? criterion['type'] ?? 'simple'
  if (kind === 'jsonpath') return asked && checkRow(at, asked, condition, here)
  if (kind !== 'simple') return
  const { comparisons, fault } = readCondition(condition)
  if (fault) return report(here, `The condition ${condition} can't be read: ${fault}.`)
  for (const { left, operator, right } of comparisons) {
    const literal = literalIn(right)
    if (left === '$statusCode') checkStatus(at, operator, literal?.value, here)
    else if (literal && /^[=!]=$/.test(operator)) checkValue(at, left, literal.value, here)
  }
}

function checkStatus({ asked, report }: At, operator: string, value: unknown, here: Path) {
  if (typeof value !== 'number') return report(here, '$statusCode is compared with a number.')
  if (!asked || operator !== '==' || answerOf(asked.operation, value)) return
  report(here, `${asked.operation.path} documents no ${value}, but ${Object.keys(asked.operation.answers).join(', ')}.`)
}

/** A value that the contract's field can't have, such as a word that is not in its list. */
function checkValue(at: At, left: string, value: unknown, here: Path) {
  const { asked, statuses, report } = at
  const [, pointer] = /^\$response\.body#(\/\S*)$/.exec(left) ?? []
  if (!asked || pointer === undefined || value === null) return
  const found = statuses.map(status => placesOf(asked, status, pointer))
  // A reference's own part says nothing.
  const schemas = found.flatMap(one => one?.schemas ?? []).filter(one => one['type'] ?? one['enum'] ?? one['const'])
  if (schemas.length === 0 || found.some(one => one?.schemas === undefined)) return
  if (asked.contract.validator({ anyOf: schemas })(value)) return
  const choices = schemas
    .flatMap(({ enum: all, const: only }) => [...list(all), ...(only === undefined ? [] : [only])])
    .map(String)
  const type = schemas.flatMap(one => one['type'] ?? []).join(' or ')
  const why =
    choices.length > 0
      ? `It is one of ${choices.slice(0, 12).join(', ')}.${meant(String(value), choices)}`
      : `It is ${type}.`
  report(here, `${pointer.slice(1).replaceAll('/', '.')} is never ${JSON.stringify(value)}. ${why}`)
}

function placesOf(
  { contract, operation }: { contract: Contract; operation: Operation },
  status: number,
  pointer: string,
) {
  const media = answerOf(operation, status)?.media ?? {}
  const schema: Schema | undefined = (media['application/json'] ?? Object.values(media)[0])?.schema
  if (!schema) return undefined
  return { schema, schemas: schemasAt(contract, schema, namesIn(pointer)) }
}

/** `$..tasks[?(@.id == …)]`: a list of this name with rows that have the fields. */
function checkRow(
  { report, statuses }: At,
  asked: { contract: Contract; operation: Operation },
  condition: string,
  here: Path,
) {
  const [, name = ''] = /^\$\.\.(\w+)\[/.exec(condition) ?? []
  if (name === '' || !asked) return
  const { contract, operation } = asked
  const rows = statuses
    .flatMap(status => Object.values(answerOf(operation, status)?.media ?? {}))
    .flatMap(({ schema }) => (schema ? listsNamed(contract, schema, name) : []))
  if (rows.length === 0) return report(here, `The answer of ${operation.path} has no list ${name}.`)
  for (const [, field = ''] of condition.matchAll(/@\.(\w+)/g))
    if (rows.every(row => schemasAt(contract, row, [field])?.length === 0))
      report(
        here,
        `A row of ${name} has no ${field}.${meant(
          field,
          rows.flatMap(row => fieldsAt(contract, row, [field])),
        )}`,
      )
}

function listsNamed(contract: Contract, schema: Schema, name: string, depth = 0): Schema[] {
  if (depth > 4) return []
  return (schemasAt(contract, schema, []) ?? []).flatMap(part =>
    Object.entries(record(part['properties'])).flatMap(([field, of]) => [
      ...(field === name ? (schemasAt(contract, record(of), ['0']) ?? []) : []),
      ...listsNamed(contract, record(of), name, depth + 1),
    ]),
  )
}

const ROOTS = [
  'steps',
  'inputs',
  'workflows',
  'sourceDescriptions',
  'outputs',
  'components',
  'response',
  'request',
  'statusCode',
  'url',
  'method',
  'message',
  'file',
  'faker',
  'self',
]

/** Every expression in a part of the document: what it names must be there by then. */
function checkExpressions(at: At, part: unknown, path: Path, before: readonly Part[]) {
  if (Array.isArray(part)) for (const [nth, one] of part.entries()) checkExpressions(at, one, [...path, nth], before)
  else if (part !== null && typeof part === 'object')
    for (const [name, one] of Object.entries(part)) checkExpressions(at, one, [...path, name], before)
  else if (typeof part === 'string' && !(path.at(-1) === 'description' || path.at(-1) === 'summary')) {
    const names = part.matchAll(/(?<![\w$])\$([a-zA-Z]\w*)([.#(][^\s}'"),&|\]]*)?/g)
    const is_expression = isExpression(part) || path.at(-1) === 'condition'
    if (is_expression) for (const [, root = '', rest = ''] of names) checkExpression(at, root, rest, path, before)
  }
}

function checkExpression(at: At, root: string, rest: string, path: Path, before: readonly Part[]) {
  const { document, workflow, step, asked, statuses, report } = at
  const [, first = ''] = /^\.([\w-]+)/.exec(rest) ?? []
  if (!ROOTS.includes(root)) {
    if (rest !== '') report(path, `There is nothing called $${root}.${meant(root, ROOTS)}`)
  } else if (root === 'inputs') {
    const inputs = Object.keys(inputsOf(document, workflow))
    if (!inputs.includes(first)) report(path, `The workflow has no input ${first}.${meant(first, inputs)}`)
  } else if (root === 'steps') {
    const [, id = '', output] = /^\.([\w-]+)(?:\.outputs\.([\w-]+))?/.exec(rest) ?? []
    const found = before.find(({ stepId }) => stepId === id)
    const ids = before.map(({ stepId }) => text(stepId))
    if (!found) report(path, `No step before this one is called ${id}.${meant(id, ids)}`)
    else if (output === undefined) report(path, `Write $steps.${id}.outputs.NAME.`)
    else if (!(output in record(found['outputs'])))
      report(path, `The step ${id} has no output ${output}.${meant(output, Object.keys(record(found['outputs'])))}`)
  } else if (root === 'outputs' && typeof step['workflowId'] === 'string') {
    const called = calledIn(document, step['workflowId'])
    const outputs = Object.keys(record(called?.['outputs']))
    if (called && !outputs.includes(first))
      report(path, `The workflow ${step['workflowId']} has no output ${first}.${meant(first, outputs)}`)
  } else if (root === 'workflows') {
    if (!calledIn(document, first)) report(path, `There is no workflow ${first}.`)
  } else if (root === 'request') {
    const [, pointer] = /^\.body#(\/.*)$/.exec(rest) ?? []
    const payload = record(step['requestBody'])['payload']
    if (pointer && typeof payload === 'object' && valueAt(payload, pointer) === undefined)
      report(path, `The request has no ${pointer.slice(1).replaceAll('/', '.')}.`)
  } else if (root === 'response' && asked) {
    const [, pointer] = /^\.body#(\/.*)$/.exec(rest) ?? []
    const [, header] = /^\.header\.([\w-]+)$/.exec(rest) ?? []
    if (!/^\.(body(#|$)|header\.)/.test(rest)) report(path, `$response has body and header, not ${rest.slice(1)}.`)
    if (header) checkHeader(at, asked.operation, header, path)
    if (pointer === undefined) return
    const found = statuses.map(status => placesOf(asked, status, pointer))
    if (found.length === 0 || !found.every(one => one?.schemas?.length === 0)) return
    const [place] = found
    const fields = place ? fieldsAt(asked.contract, place.schema, namesIn(pointer)) : []
    const last = pointer.split('/').at(-1) ?? ''
    report(
      path,
      `The ${statuses[0]} of ${asked.operation.path} has no ${pointer.slice(1).replaceAll('/', '.')}.${meant(last, fields)}`,
    )
  }
}

function checkHeader({ statuses, report }: At, operation: Operation, header: string, path: Path) {
  const named = statuses.flatMap(status => Object.keys(answerOf(operation, status)?.headers ?? {}))
  const usual = /^(content-|cache-control|date|etag|location|set-cookie|vary|x-request-id|retry-after)/i
  if (usual.test(header) || named.some(one => one.toLowerCase() === header.toLowerCase())) return
  report(path, `The answer of ${operation.path} has no header ${header}.${meant(header, named)}`)
}

/** Where a step goes on: a step of this workflow, or another workflow. */
function checkActions({ document, step, path, report }: At, steps: readonly Part[]) {
  for (const key of ['onSuccess', 'onFailure'])
    for (const [nth, action] of list(step[key]).map(record).entries()) {
      const { stepId, workflowId } = action
      const ids = steps.map(one => text(one['stepId']))
      if (typeof stepId === 'string' && !ids.includes(stepId))
        report([...path, key, nth, 'stepId'], `There is no step ${stepId} in this workflow.${meant(stepId, ids)}`)
      if (typeof workflowId === 'string' && !calledIn(document, workflowId))
        report([...path, key, nth, 'workflowId'], `There is no workflow ${workflowId}.`)
    }
}
