// Faults of an answer: against general promises, and against the expectation of this one.
import type { Answer, Contract, Schema } from '../contract.ts'
import type { Case, Exchange } from './case.ts'
import { type Undocumented, undocumentedFields } from './inputs/fields.ts'
import { faultsOfRows } from './promises/rows.ts'
import { faultsOfProtocol } from './protocol/answers.ts'
import { refusedForNothing, wronglyRefused } from './refusals.ts'
import type { CheckName, Finding } from './report/report.ts'
import { opensByKey } from './request/credential.ts'

export type Fault = {
  check: CheckName
  sentence: string
  expected: string
  /** Equal faults are reported once. */
  alike: string
  /** Worth knowing, but no drift: listed under “Noted”, once for each `alike`. */
  remark?: { reason: string; place: string; alike: string }
}

export function faultsOf(contract: Contract, exchange: Exchange): Fault[] {
  const { asked, got, lost } = exchange
  const doing = asked.changed === '' && asked.check === 'positive_accepted' ? '' : ` to ${asked.what}`
  if (lost !== undefined) return [fault('server_error', `Gives ${lost}${doing}.`, 'an answer', 'lost')]
  if (asked.expects === 'unknown_method') return wrongMethod(exchange)
  const answer = documented(asked.operation.answers, got.status)
  if (got.status >= 500 && !named(asked.operation.answers, got.status))
    return [
      fault(
        'server_error',
        `Answers ${got.status}${doing}.`,
        'no failure of its own, whatever is sent',
        `${got.status}`,
      ),
      ...faultsOfProtocol(exchange),
    ]
  return [
    ...faultsOfProtocol(exchange),
    ...(answer ? ofAnswer(contract, exchange, answer) : [undocumented(exchange, doing)]),
    ...ofExpectation(contract, exchange),
    ...faultsOfRows(contract, exchange),
  ]
}

const fault = (check: CheckName, sentence: string, expected: string, alike: string): Fault => ({
  check,
  sentence,
  expected,
  alike,
})

export const documented = (answers: Record<string, Answer>, status: number): Answer | undefined =>
  named(answers, status) ?? answers['default']

const named = (answers: Record<string, Answer>, status: number) =>
  answers[String(status)] ?? answers[`${String(status)[0]}XX`] ?? answers[`${String(status)[0]}xx`]

function undocumented({ asked, got }: Exchange, doing: string): Fault {
  const known = Object.keys(asked.operation.answers).join(', ')
  return fault(
    'undocumented_status',
    `Answers ${got.status}${doing}, which the contract does not name here.`,
    `one of ${known}`,
    String(got.status),
  )
}

function ofAnswer(contract: Contract, exchange: Exchange, answer: Answer): Fault[] {
  const { asked, got, json } = exchange
  const faults = headerFaults(contract, exchange, answer)
  const kinds = Object.keys(answer.media)
  // RFC 9110: neither has a body, whatever the contract lists for it.
  if (kinds.length === 0 || got.status === 204 || asked.operation.method === 'head') return faults
  const type = (got.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  // Parameters such as a charset or a profile say more of the same type.
  const typesOf = (one: string) => one.split(';')[0]?.trim() ?? ''
  const kind = kinds.find(one => typesOf(one) === type) ?? kinds.find(one => isRange(typesOf(one), type))
  if (kind === undefined)
    return [
      ...faults,
      fault(
        'content_type',
        `Answers ${got.status} as ${type === '' ? 'no type at all' : type}; the contract says ${kinds.join(' or ')}.`,
        kinds.join(' or '),
        `${got.status} ${type}`,
      ),
    ]
  const schema = answer.media[kind]?.schema
  if (!schema || !/[/+]json/.test(kind)) return faults
  if (json === undefined)
    return [
      ...faults,
      fault('response_schema', `Answers ${got.status} with a body that is not JSON.`, 'JSON', `${got.status} text`),
    ]
  return [...faults, ...schemaFaults(contract, schema, got.status, json)]
}

const isRange = (range: string, type: string) =>
  range === '*/*' || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)))

function schemaFaults(contract: Contract, schema: Schema, status: number, json: unknown): Fault[] {
  const check = contract.validator(schema)
  const isValid = check(json)
  const found = undocumentedFields(contract, schema, json).map(one => unnamed(contract, status, one, isValid))
  if (isValid) return found
  const errors = (check.errors ?? []).filter(({ keyword }) => keyword !== 'additionalProperties')
  const [first] = errors.toSorted((a, b) => b.instancePath.length - a.instancePath.length)
  if (!first) return found
  const at = first.instancePath === '' ? 'its body' : first.instancePath.slice(1).replaceAll('/', '.')
  const alike = `${status} ${first.instancePath.replaceAll(/\/\d+/g, '/')} ${first.keyword} ${first.schemaPath}`
  const sentence = `Answers ${status} where ${at} ${first.message ?? 'breaks the schema'}${wordsOf(first.params)}.`
  return [...found, fault('response_schema', sentence, `${at} ${first.message ?? ''}`.trim(), alike)]
}

const FIELDS_SHOWN = 3

/** A remark where the object allows other fields, unless `x-closed-answers` says that no answer has any. */
function unnamed(
  { document }: Contract,
  status: number,
  { at, names, isForbidden }: Undocumented,
  isValid: boolean,
): Fault {
  const shown = names.slice(0, FIELDS_SHOWN).map(name => (at === '' ? name : `${at}.${name}`))
  const more = names.length > FIELDS_SHOWN ? ` and ${names.length - FIELDS_SHOWN} more` : ''
  return {
    check: 'undocumented_field',
    sentence: `Answers ${status} with ${shown.join(', ')}${more}, which the contract does not name.`,
    expected: 'fields of the contract alone',
    // Of a map with keys of its own in every answer, the place is enough.
    alike: `${status} ${at} ${names.length > FIELDS_SHOWN ? '' : names.join(' ')}`,
    ...((isForbidden && !isValid) || document['x-closed-answers'] === true
      ? {}
      : {
          remark: {
            reason: 'fields that no schema names, in an object that allows others',
            place: `${status} ${at || 'body'}: ${shown.join(', ')}${more}`,
            alike: `${status} ${at}`,
          },
        }),
  }
}

const wordsOf = (params: Record<string, unknown>) =>
  Array.isArray(params['allowedValues']) ? ` (${params['allowedValues'].slice(0, 8).join(', ')})` : ''

function headerFaults(contract: Contract, { got }: Exchange, answer: Answer): Fault[] {
  return Object.entries(answer.headers).flatMap(([name, schema]) => {
    const value = got.headers[name.toLowerCase()]
    if (value === undefined)
      return answer.required_headers.includes(name)
        ? [
            fault(
              'response_headers',
              `Answers ${got.status} without ${name}.`,
              `the header ${name}`,
              `${got.status} ${name}`,
            ),
          ]
        : []
    const check = contract.validator(schema)
    const fits = [value, ...(value.trim() === '' ? [] : [Number(value)])].some(one => check(one))
    if (fits) return []
    const sentence = `Answers ${got.status} with ${name}: ${value.slice(0, 60)}, which the contract does not allow.`
    return [fault('response_headers', sentence, JSON.stringify(schema), `${got.status} ${name} value`)]
  })
}

function wrongMethod({ asked, got }: Exchange): Fault[] {
  const method = asked.method?.toUpperCase() ?? ''
  // Without a credential the refusal of that may come first.
  if (asked.credential === 'none' && got.status === 401) return []
  if (got.status !== 405)
    return [
      fault(
        'unsupported_method',
        `Answers ${got.status} to ${method}, which the contract does not have here.`,
        '405 with Allow',
        method,
      ),
    ]
  const allowed = (got.headers['allow'] ?? '').toUpperCase()
  if (allowed.includes(asked.operation.method.toUpperCase()) && !allowed.split(/,\s*/).includes(method)) return []
  const said = allowed === '' ? 'without Allow' : `with Allow: ${allowed}`
  return [
    fault(
      'unsupported_method',
      `Answers 405 to ${method} ${said}.`,
      `Allow: ${asked.operation.method.toUpperCase()}`,
      'allow',
    ),
  ]
}

/**
 * With `x-unauthenticated: 401`, or where no other refusal is named, only a 401 means a missing session if the contract has one. A key that is the secret
 * part of a link may be as unknown as the link. `x-other-tenants: 404` means that another tenant's row is not found.
 */
function denials(contract: Contract, { asked, got }: Exchange): number[] {
  const { check, credential, operation } = asked
  if (check === 'tenant_isolation' && contract.document['x-other-tenants'] === 404 && '404' in operation.answers)
    return [404, 429]
  const documented = Object.keys(operation.answers).map(Number)
  const isNamed = documented.includes(got.status) && got.status >= 400 && got.status < 500
  if (isNamed && contract.document['x-unauthenticated'] !== 401 && check === 'ignored_auth') return [got.status]
  const strict = check === 'ignored_auth' && '401' in operation.answers
  return strict && !(credential === 'wrong' && opensByKey(contract, operation)) ? [401, 429] : [401, 403, 404, 429]
}

/** An input never accepted may be refused before the credential is checked; a conflict is with stored data. */
const isRefusedAnyway = ({ asked, got }: Exchange) =>
  asked.check === 'ignored_auth' &&
  asked.base_fails === true &&
  got.status >= 400 &&
  got.status < 500 &&
  got.status !== 409

/** Refused by a later check, if `x-invalid-input: 400` promises that schema violations are refused first. */
function isTakenForValid({ document }: Contract, { asked, got }: Exchange): boolean {
  const { operation, check, changed } = asked
  const ofSchema = check === 'boundary' || check === 'negative_rejected'
  const inPath = operation.parameters.some(one => one.in === 'path' && one.name === changed)
  if (document['x-invalid-input'] !== 400 || !('400' in operation.answers) || !ofSchema || inPath) return false
  return !BEFORE_INPUT.includes(got.status)
}

/** With those that concern the caller, how large a body is and of which kind. */
const BEFORE_INPUT = [400, 401, 403, 413, 415, 429]

/** However often and in whichever words one field is not looked at, it is one fault. */
function faultIn({ changed, expects, rule, check, id }: Case): string {
  if (changed === '') return `${expects} ${id.replace(/:\d+~/, ':')}`
  const isOfValue = check === 'negative_rejected' && !/requires|no other fields/.test(rule)
  return [changed.replaceAll(/\.\d+/g, '.'), expects, isOfValue ? 'value' : rule].join(' ')
}

/** The expectation this request was sent for. */
function ofExpectation(contract: Contract, exchange: Exchange): Fault[] {
  const { asked, got } = exchange
  const { what, rule, check, expects, changed } = asked
  if (expects === 'refused' && got.status < 400)
    return [fault(check, `Answers ${got.status} to ${what}; ${rule}.`, 'a refusal (4xx)', faultIn(asked))]
  if (expects === 'refused' && isTakenForValid(contract, exchange))
    return [
      fault(check, `Answers ${got.status} to ${what}, as if it were valid; ${rule}.`, '400', `${faultIn(asked)} 400`),
    ]
  if (expects === 'denied' && !denials(contract, exchange).includes(got.status) && !isRefusedAnyway(exchange)) {
    const sentence = `Answers ${got.status} to ${what}; ${rule}.`
    return [fault(check, sentence, check === 'tenant_isolation' ? '404' : '401', `${asked.credential} ${changed}`)]
  }
  if (expects === 'taken' && wronglyRefused(exchange)) {
    const sentence = `Answers ${got.status} to ${what}; ${rule}.`
    return [fault(check, sentence, 'not to be refused as invalid', faultIn(asked))]
  }
  const field = expects === 'taken' ? refusedForNothing(exchange, contract) : undefined
  if (field !== undefined) {
    const given = JSON.stringify(Object(asked.input.body)[field]) ?? 'none'
    const sentence = `Answers ${got.status} to ${what} for its ${field} (${given}), which the contract allows.`
    return [fault('positive_accepted', sentence, 'not to be refused as invalid', `${field} for nothing`)]
  }
  return []
}

export const findingOf = ({ asked, sent, got }: Exchange, { check, sentence, expected, alike }: Fault): Finding => ({
  check,
  method: asked.operation.method,
  path: asked.operation.path,
  sentence,
  expected,
  sent,
  got: { ...got, body: got.body.length > 4_000 ? `${got.body.slice(0, 4_000)} …` : got.body },
  case_id: asked.id,
  alike,
})
