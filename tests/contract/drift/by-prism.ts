// Findings of Prism's proxy in traffic: it validates requests and answers passing through. As a library, with recorded
// answers instead of a live server.
import { createLogger } from '@stoplight/prism-core'
import { createInstance, getHttpOperationsFromSpec, type IHttpRequest, type IHttpResponse } from '@stoplight/prism-http'
import { PRODUCT } from '#openapi/contract.ts'
import { BASE, withoutValues } from './drift.ts'
import type { Exchange } from './traffic.ts'

/** Of DiagnosticSeverity; warnings do not count. */
const ERROR = 0

export async function prismProxy(): Promise<(exchanges: Exchange[]) => Promise<Set<string>>> {
  const operations = await getHttpOperationsFromSpec(PRODUCT)
  const answers = new WeakMap<object, IHttpResponse>()
  const proxy = createInstance(
    {
      isProxy: true,
      upstream: new URL(BASE),
      upstreamProxy: undefined,
      validateRequest: true,
      validateResponse: true,
      checkSecurity: true,
      errors: false,
      mock: { dynamic: false },
    },
    {
      logger: createLogger('prism', { level: 'silent' }),
      forward:
        ({ data }) =>
        () =>
        async () => ({ _tag: 'Right' as const, right: answers.get(data) ?? { statusCode: 502 } }),
    },
  )
  return async exchanges => {
    const violations = new Set<string>()
    for (const exchange of exchanges) {
      const input = requestOf(exchange)
      answers.set(input, answerOf(exchange))
      const told = await proxy.request(input, operations)()
      if (told._tag === 'Left') continue
      const { input: of_request, output } = told.right.validations
      for (const [side, found] of [
        ['request', of_request],
        ['answer', output],
      ] as const)
        for (const { severity, code, path = [], message } of found)
          if (severity === ERROR) violations.add(signOf(exchange, side, [code, ...path], message))
    }
    return violations
  }
}

const signOf = ({ method, url, status }: Exchange, side: string, place: unknown[], message: string) =>
  withoutValues([method, new URL(url).pathname, status, side, place.join('.'), message].join(' '))

function requestOf({ method, url, sent, sent_body }: Exchange): IHttpRequest {
  const { pathname, searchParams } = new URL(url)
  const query: Record<string, string | string[]> = {}
  for (const name of new Set(searchParams.keys())) {
    const values = searchParams.getAll(name)
    query[name] = values.length > 1 ? values : (values[0] ?? '')
  }
  const body = sent['content-type']?.includes('json') ? parsed(sent_body) : sent_body || undefined
  // Its type knows the methods of OpenAPI alone.
  return { method: method.toLowerCase() as IHttpRequest['method'], url: { path: pathname, query }, headers: sent, body }
}

const answerOf = ({ status, got, got_body }: Exchange): IHttpResponse => ({
  statusCode: status,
  headers: got,
  body: got['content-type']?.includes('json') ? parsed(got_body) : got_body,
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
