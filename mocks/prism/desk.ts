// Forced next responses and the last calls: the control page's memory. Lost when the process ends.
import type { Operation } from '#openapi/contract.ts'
import type { Forced, Violation } from './answer.ts'
import { type Api, addressOf } from './apis.ts'
import { FAULTS, type Fault, isFault, MOST_MS, USUAL_MS } from './misbehave.ts'
import { faultOf } from './prefer.ts'

export type Order = Pick<Forced, 'example'> & {
  api: Api
  operation: Operation
  /** Undefined if only the fault was requested. */
  code: number | undefined
  fault: Fault | undefined
  /** How long `slow` takes. */
  ms: number
  left: number | 'always'
}
export type Call = {
  at: string
  method: string
  address: string
  status: number
  forced: boolean
  violations: Violation[]
}

const MOST_CALLS = 50
const MOST_TIMES = 1_000

export function openDesk(apis: Api[]) {
  const orders = new Map<Operation, Order>()
  const calls: Call[] = []
  const all = apis.flatMap(api => api.contract.operations.map(operation => ({ api, operation })))

  /** `/v3/projects.Get`, `POST /v3/projects.Create`, `/lenders/goodleap/v1/getAuthInfo` or an operation's id. */
  const named = (name: string) => {
    const [, method, rest = ''] = /^(?:([A-Za-z]+)\s+)?(\S+)$/.exec(name.trim()) ?? []
    return all.filter(
      ({ api, operation }) =>
        (addressOf(api, operation) === rest || operation.id === rest) &&
        (method === undefined || operation.method === method.toLowerCase()),
    )
  }

  return {
    orders: () => [...orders.values()],
    /** The newest first. */
    calls: () => [...calls],
    note(call: Call) {
      calls.unshift(call)
      calls.length = Math.min(calls.length, MOST_CALLS)
    },
    /** The forced response of the next call; reading it consumes it. */
    take(operation: Operation): Order | undefined {
      const order = orders.get(operation)
      if (!order || order.left === 'always') return order
      order.left -= 1
      if (order.left === 0) orders.delete(operation)
      return order
    },
    /** An order, or the error message. */
    force(asked: Record<string, unknown>): Order | string {
      const { operation: name, code, example, times = 1, fault, ms = USUAL_MS } = asked
      if (typeof name !== 'string') return 'Name an operation, such as {"operation": "/v3/projects.Get", "code": 404}.'
      const found = named(name)
      const [one] = found
      if (!one) return `There is no operation “${name}”. GET /mocks/operations lists them all.`
      if (found.length > 1)
        return `“${name}” is several: ${found.map(({ api, operation }) => `${operation.method.toUpperCase()} ${addressOf(api, operation)}`).join(', ')}. Name one.`
      if (fault !== undefined && !isFault(fault)) return `A fault is ${FAULTS.join(', ')}, not “${fault}”.`
      const delay = Number(ms)
      if (!(Number.isInteger(delay) && delay >= 0 && delay <= MOST_MS))
        return `Milliseconds are a whole number from 0 to ${MOST_MS}.`
      const is_forced = code !== undefined || fault === undefined
      if (example !== undefined && typeof example !== 'string') return 'An example is named by a text.'
      const wrong = is_forced ? faultOf(one.operation, String(code), example) : undefined
      if (wrong) return wrong
      const left: Order['left'] = times === 'always' ? 'always' : Number(times)
      if (left !== 'always' && !(Number.isInteger(left) && left >= 1 && left <= MOST_TIMES))
        return `Times is a whole number from 1 to ${MOST_TIMES}, or “always”.`
      const status = is_forced ? Number(code) : undefined
      const order = { ...one, code: status, example, fault, ms: delay, left }
      orders.set(one.operation, order)
      return order
    },
    /** How many were taken back: those of one operation, or all. */
    clear(name?: string): number | string {
      if (name === undefined) {
        const { size } = orders
        orders.clear()
        return size
      }
      const found = named(name)
      if (found.length === 0) return `There is no operation “${name}”. GET /mocks/operations lists them all.`
      return found.filter(({ operation }) => orders.delete(operation)).length
    },
  }
}
export type Desk = ReturnType<typeof openDesk>
