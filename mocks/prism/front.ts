// All mocks on one port: finds an address's contract, and handles unknown addresses.
import { Hono } from 'hono'
import type { Operation } from '#openapi/contract.ts'
import type { Answerer } from './answer.ts'
import { type Api, addressOf } from './apis.ts'
import type { Desk } from './desk.ts'
import type { Following } from './follow.ts'
import { misbehave } from './misbehave.ts'
import { problem } from './problem.ts'

/** The gateway's mark on a lender's response: without it a refusal would read as the product's. */
const GATEWAY = /^\/api\/lenders\//

export function frontOf(apis: Api[], answer: Answerer, desk: Desk, follows?: Following): Hono {
  const app = new Hono()
  app.all('*', async c => {
    const request = c.req.raw
    const { pathname } = new URL(request.url)
    const found = whose(apis, pathname)
    if (!found)
      return problem(
        404,
        'no_such_operation',
        `No contract has an operation at ${pathname}. /mocks lists those there are.`,
      )
    const { api, path, operations } = found
    const named = (method: string) => operations.find(one => one.method === method)
    // Whatever answers GET answers HEAD (RFC 9110, section 9.3.2); the server sends no body.
    const method = request.method.toLowerCase()
    const operation = named(method) ?? (method === 'head' ? named('get') : undefined)
    const response = operation
      ? await answered(api, operation, path)
      : problem(405, 'wrong_method', `Use ${allowed(operations)} here.`, { Allow: allowed(operations) })
    if (GATEWAY.test(pathname)) response.headers.set('X-Answered-By', api.name)
    return response

    async function answered(api: Api, operation: Operation, path: string): Promise<Response> {
      const order = desk.take(operation)
      const forced = order?.code === undefined ? undefined : { code: order.code, example: order.example }
      const asked = order ? request : inTurn(request, follows?.preferenceOf(operation))
      const { response: usual, violations } = await answer(api, operation, path, asked, forced)
      const response = order?.fault ? await misbehave(order.fault, order.ms, usual) : usual
      if (order) response.headers.set('Mocks-Forced', order.fault ?? 'answer')
      desk.note({
        at: new Date().toISOString(),
        method: request.method,
        address: addressOf(api, operation),
        status: response.status,
        forced: order !== undefined,
        violations,
      })
      return response
    }
  })
  return app
}

/** With what the followed flow prefers, unless the call says so itself. */
function inTurn(request: Request, preference: string | undefined): Request {
  if (preference === undefined || request.headers.has('prefer')) return request
  const headers = new Headers(request.headers)
  headers.set('Prefer', preference)
  return new Request(request, { headers })
}

/** The longest prefix wins: the product's own is empty. */
function whose(apis: Api[], pathname: string) {
  for (const api of [...apis].reverse())
    for (const prefix of api.prefixes) {
      if (!pathname.startsWith(`${prefix}/`)) continue
      const path = pathname.slice(prefix.length)
      const operations = api.at(path)
      if (operations.length > 0) return { api, path, operations }
    }
  return undefined
}

const allowed = (operations: Operation[]) => operations.map(({ method }) => method.toUpperCase()).join(', ')
