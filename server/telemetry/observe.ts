// Counts, times, logs and, if a collector is configured, traces every request, and runs it in its own context and language.
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import { requestId } from '../http/request-facts.ts'
import { languageOf } from '../lib/reader-language.ts'
import { type ServedRequest, within } from '../work-context.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { parentOf, SERVER, type Traces } from './traces.ts'

export type Telemetry = { metrics: Metrics; traces: Traces | undefined }

/** Pages, files and unknown addresses. */
const OTHER = 'other'

export function observeRequests(
  log: Logger,
  { metrics, traces }: Telemetry = { metrics: createMetrics(), traces: undefined },
) {
  const count = metrics.counter('sunquill_requests_total', 'Requests by operation and status.')
  const ofCompany = metrics.counter('sunquill_company_requests_total', 'Requests by company.')
  const time = metrics.histogram('sunquill_request_seconds', 'Time until the answer begins, by operation.')
  return createMiddleware(async (c, next) => {
    const request: ServedRequest = { request_id: requestId(c) }
    const began = performance.now()
    const language = languageOf(c.req.header('accept-language'))
    await within({ request, project: {}, language, patience: 'request' }, () =>
      traces ? traced(c, request, traces, next) : next(),
    )
    const seconds = (performance.now() - began) / 1_000
    const { operation = OTHER } = request
    const { status } = c.res
    count({ operation, status })
    if (request.company_id !== undefined) ofCompany({ company_id: request.company_id })
    time({ operation }, seconds)
    // A page's address may contain a homeowner's link.
    const level = operation === OTHER ? 'debug' : 'info'
    log[level]({ ...request, operation, status, ms: Math.round(seconds * 1_000) }, 'answered')
  })
}

const traced = (c: Context, request: ServedRequest, traces: Traces, next: () => Promise<void>) =>
  traces.span(c.req.method, { kind: SERVER, parent: parentOf(c.req.header('traceparent')) }, async span => {
    await next()
    const { request_id, operation = OTHER, company_id } = request
    span.name = `${c.req.method} ${operation}`
    Object.assign(span.attributes, {
      'http.request.method': c.req.method,
      'http.response.status_code': c.res.status,
      'sunquill.operation': operation,
      'sunquill.request_id': request_id,
      ...(company_id === undefined ? {} : { 'sunquill.company_id': company_id }),
    })
    span.failed = c.res.status >= 500
  })
