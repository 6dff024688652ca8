// Unauthorized requests are refused: no credential, a wrong one, an unsupported method.
import type { Contract, Method, Operation } from '../../contract.ts'
import { type Case, caseId, isRead } from '../case.ts'
import { inputOf } from '../inputs/inputs.ts'
import { randomFrom } from '../inputs/random.ts'
import { whyNever } from '../safety.ts'
import type { Session } from '../session.ts'

export function guardCases(session: Session, operation: Operation): Case[] {
  const { contract, pool, options, bases } = session
  const random = randomFrom(options.seed, `${operation.method} ${operation.path} guards`)
  const input = bases.get(operation)?.input ?? inputOf({ contract, pool, random, attempt: 0 }, operation)
  if (!input) return []
  const base = { operation, input, changed: '' }
  const denied = (credential: 'none' | 'wrong', what: string): Case => ({
    ...base,
    id: caseId(operation, `credential:${credential}`),
    check: 'ignored_auth',
    expects: 'denied',
    what,
    rule: 'the contract wants one that is valid',
    credential,
    ...(bases.get(operation)?.works ? {} : { base_fails: true }),
  })
  const auth = operation.open
    ? []
    : [denied('none', 'a request without a credential'), denied('wrong', 'a credential of nobody')]
  const methods = unknownMethods(session, operation).map(
    (method): Case => ({
      ...base,
      id: caseId(operation, `method:${method}`),
      check: 'unsupported_method',
      expects: 'unknown_method',
      what: method.toUpperCase(),
      rule: 'the contract does not have it here',
      credential: operation.open || whyNever(operation) ? 'none' : 'own',
      method,
    }),
  )
  return [...auth, ...methods]
}

/** `x-unsupported-method: 405` promises it for all paths; a 405 among the answers for one. */
const asksFor405 = ({ document, operations }: Contract, path: string) =>
  document['x-unsupported-method'] === 405 || operations.some(one => one.path === path && '405' in one.answers)

/** Where only reading is allowed, only GET is tried: another method might change something after all. */
function unknownMethods({ contract, options }: Session, { path, method }: Operation): Method[] {
  const known = contract.operations.filter(one => one.path === path)
  // Asked once a path, with its first operation.
  if (known[0]?.method !== method || !asksFor405(contract, path)) return []
  const tried: Method[] = options.writes ? ['get', 'put', 'post', 'patch', 'delete'] : ['get']
  // The document names operations that are left out of this run, too.
  return tried.filter(one => !(one in Object(Object(contract.document['paths'])[path])))
}

/** Refusals of reads are always asked for, those of writes with them. */
export const mayGuard = ({ options }: Session, operation: Operation) => options.writes || isRead(operation)
