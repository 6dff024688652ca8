// The contract's own hints about values: OpenAPI's `links` of an answer. Called with every success.
import type { Contract, Operation } from '../../contract.ts'
import { record, valueAt } from '../../json.ts'
import type { Exchange } from '../case.ts'
import { linkedTo } from '../inputs/inputs.ts'
import type { Pool } from './pool.ts'

export function learnLinks(contract: Contract, pool: Pool, exchange: Exchange) {
  for (const [name, value] of Object.entries(handedOn(contract, exchange))) pool.keep(name, value)
}

/** Values by the names under which the operations they are for look for them. */
export function handedOn(contract: Contract, exchange: Exchange): Record<string, unknown> {
  const { status } = exchange.got
  const found = linksBeside(contract, exchange.asked.operation, [String(status), `${String(status)[0]}XX`, 'default'])
  return Object.fromEntries(
    found.flatMap(({ name, expression }) => {
      const value = resolved(expression, exchange)
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : []
    }),
  )
}

/** Of the first of these answers that the contract has. */
export function linksBeside(contract: Contract, { source }: Operation, statuses: string[]) {
  const answers = record(source['responses'])
  const answer = contract.follow(statuses.map(status => answers[status]).find(one => one !== undefined))
  return Object.values(record(answer['links'])).flatMap(part => {
    const link = contract.follow(part)
    const target = targetOf(contract, link)
    if (!target) return []
    return Object.entries(record(link['parameters'])).flatMap(([key, expression]) => {
      // A parameter may be named with its place, as in `path.taskId`.
      const name = target.parameters.find(one => key === one.name || key === `${one.in}.${one.name}`)?.name
      return name === undefined ? [] : [{ name: linkedTo(target, name), expression }]
    })
  })
}

function targetOf({ operations }: Contract, link: Record<string, unknown>): Operation | undefined {
  const { operationId, operationRef } = link
  if (typeof operationId === 'string') return operations.find(({ id }) => id === operationId)
  const [, path, method] = /^#\/paths\/([^/]+)\/(\w+)$/.exec(String(operationRef ?? '')) ?? []
  const named = decodeURIComponent(path ?? '')
    .replaceAll('~1', '/')
    .replaceAll('~0', '~')
  return operations.find(one => one.path === named && one.method === method)
}

/** A runtime expression, or the value itself. Of a list, `#/0/id` shows the first. */
function resolved(expression: unknown, { asked, got, json }: Exchange): unknown {
  if (typeof expression !== 'string' || !expression.startsWith('$')) return expression
  const [, side, place, at = ''] = /^\$(request|response)\.(header|query|path|body)[.#]?(.*)$/.exec(expression) ?? []
  if (side === undefined) return undefined
  if (place === 'body') {
    const body = side === 'response' ? json : asked.input.body
    return at === '' ? body : valueAt(body, at)
  }
  return side === 'response' ? got.headers[at.toLowerCase()] : asked.input.parameters[`${place} ${at}`]
}
