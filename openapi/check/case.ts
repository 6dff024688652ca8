// One request of a check, what it is for and what came of it.
import type { Operation } from '../contract.ts'
import type { CheckName, Got, Sent } from './report/report.ts'

/** Parameters by place and name (`query limit`). A body that is undefined is not sent. */
export type Input = { parameters: Record<string, unknown>; media?: string; body?: unknown }

export type Case = {
  /** The same for the same operation and change, whatever the seed; the seed and it make the values. */
  id: string
  operation: Operation
  input: Input
  check: CheckName
  /** `refused`: any 4xx. `denied`: 401, 403 or 404. `unknown_method`: 405 with Allow. `answered`: what every answer promises. */
  expects: 'taken' | 'refused' | 'denied' | 'unknown_method' | 'answered'
  /** Such as "a power_w of -1", and "the contract’s least is 0". */
  what: string
  rule: string
  /** The field that was changed, as an answer would name it. */
  changed: string
  credential: 'own' | 'second' | 'none' | 'wrong'
  /** At a bound: the same with the value before it. */
  inside?: Input
  /** Sent just as it is, with the idempotency key it names; every other write gets a key, texts and a version of its own. */
  keepsKey?: true
  /** With an idempotency key where the operation takes one, so that the same request can be sent again. */
  addsKey?: boolean
  /** Never taken with its own credential, either. */
  base_fails?: true
  /** Its version came from an answer newer than its row. */
  keepsVersion?: true
  /** Of another user of the same tenant. */
  token?: string
  /** About HTTP rather than the operation: only its law judges the answer. */
  probe?: true
  /** In addition to the input's. */
  headers?: Record<string, string>
  /** Instead of the operation's own. */
  method?: string
  /** Instead of the input's body. */
  raw?: { type: string | undefined; text: string }
}

export type Exchange = {
  asked: Case
  sent: Sent
  got: Got
  /** Of an answer that is JSON. */
  json?: unknown
  /** The reason there was no answer. */
  lost?: string
  /** How long the answer took. */
  ms?: number
}

export const caseId = ({ method, path }: Operation, change: string) =>
  `${method}:${path}:${change.replaceAll(' ', '-')}`

/** An ordinary request that the contract allows. */
export const ordinary = (operation: Operation, input: Input, change: string): Case => ({
  id: caseId(operation, change),
  operation,
  input,
  check: 'positive_accepted',
  expects: 'taken',
  what: 'an ordinary request',
  rule: 'the contract allows it',
  changed: '',
  credential: 'own',
})

/** Any answer is accepted: the caller judges it. */
export const inspecting = (
  operation: Operation,
  input: Input,
  change: string,
  check: CheckName,
  what: string,
): Case => ({ ...ordinary(operation, input, change), check, expects: 'answered', what, rule: '' })

export const succeeded = ({ got }: Exchange) => got.status >= 200 && got.status < 300

/** True if the request changes nothing. */
export const isRead = ({ method }: Operation) => method === 'get' || method === 'head' || method === 'options'

/** True if a case's id, which starts with its operation, is of this one. */
export const isCaseOf = ({ method, path }: Operation, case_id: string) => case_id.startsWith(`${method}:${path}:`)

/** An answer on one line. */
export const inShort = ({ status, body }: Got) => `${status} ${body.replaceAll(/\s+/g, ' ').slice(0, 160)}`.trim()
