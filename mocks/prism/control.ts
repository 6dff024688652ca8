// The mocks' control addresses: the operations, the next responses, the last calls. As a page and as JSON.
import { readCharts } from '#openapi/docs/page/charts.ts'
import { byForm, fieldsOf, fromElsewhere, wantsPage } from '../control-page.ts'
import { type Api, addressOf } from './apis.ts'
import { chartsPage } from './charts-page.ts'
import type { Desk, Order } from './desk.ts'
import type { Following } from './follow.ts'
import { isFault } from './misbehave.ts'
import { operationsPage } from './page.ts'
import { namesOf } from './prefer.ts'
import { problem } from './problem.ts'

/** Handles /mocks and below. */
export async function control(apis: Api[], desk: Desk, request: Request, follows?: Following): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const asked = `${request.method} ${pathname}`
  if (asked === 'GET /mocks')
    return wantsPage(request)
      ? operationsPage(apis, desk, searchParams.get('search') ?? '')
      : Response.json(state(desk, follows))
  const charts = asked === 'GET /mocks/charts' ? readCharts() : []
  if (charts.length > 0) return chartsPage(charts)
  if (asked === 'GET /mocks/operations') return Response.json({ operations: apis.flatMap(operationsOf) })
  if (follows && asked === 'POST /mocks/follow' && !fromElsewhere(request)) {
    follows.restart()
    return Response.json(state(desk, follows))
  }
  if (!['POST /mocks/next', 'DELETE /mocks/next', 'POST /mocks/next/clear'].includes(asked))
    return problem(404, 'not_found', 'There is nothing at this address. GET /mocks says what there is.')
  // Pages of other sites can't change anything here.
  if (fromElsewhere(request)) return problem(403, 'other_site', 'Only from the mocks’ own page, or from a command.')
  const said = asked === 'POST /mocks/next' ? await readInput(request) : undefined
  if (said === null)
    return problem(400, 'invalid_input', 'Send an object: {"operation": "/v3/projects.Get", "code": 404}.')
  const outcome = said ? desk.force(said) : desk.clear(searchParams.get('operation') ?? undefined)
  if (typeof outcome === 'string') return problem(400, 'invalid_input', outcome)
  if (!byForm(request)) return Response.json(state(desk))
  const search = String(said?.['search'] ?? '')
  return new Response(null, {
    status: 303,
    headers: { Location: search ? `/mocks?${new URLSearchParams({ search })}` : '/mocks' },
  })
}

/** A form names status and example in one field, as its list shows them. */
async function readInput(request: Request): Promise<Record<string, unknown> | null> {
  const fields = await fieldsOf(request)
  if (!fields || !byForm(request)) return fields
  const [code, example] = String(fields['answer']).split(' ')
  return isFault(code) ? { ...fields, fault: code } : { ...fields, code, example }
}

const state = (desk: Desk, follows?: Following) => ({
  next: desk.orders().map(orderOf),
  calls: desk.calls(),
  ...(follows && { follows: { flow: follows.flow, ...follows.at() } }),
})

const orderOf = ({ api, operation, code, example, fault, left }: Order) => ({
  operation: `${operation.method.toUpperCase()} ${addressOf(api, operation)}`,
  code: code ?? null,
  example: example ?? null,
  fault: fault ?? null,
  times: left,
})

const operationsOf = (api: Api) =>
  api.contract.operations.map(operation => ({
    contract: api.name,
    operation: `${operation.method.toUpperCase()} ${addressOf(api, operation)}`,
    id: operation.id,
    tags: operation.tags,
    summary: operation.summary,
    /** Names of examples by status. */
    answers: Object.fromEntries(Object.entries(operation.answers).map(([code, answer]) => [code, namesOf(answer)])),
  }))
