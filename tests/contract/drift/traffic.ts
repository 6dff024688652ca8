// Traffic between a checker and a server in other tools' formats: exchange by exchange, or as a HAR file.
import type { Answering } from './drift.ts'

export type Exchange = {
  method: string
  url: string
  sent: Record<string, string>
  sent_body: string
  status: number
  got: Record<string, string>
  got_body: string
}

export function recorded(ask: Answering): { fetch: Answering; exchanges: Exchange[] } {
  const exchanges: Exchange[] = []
  return {
    exchanges,
    fetch: async request => {
      const { method, url, headers } = request
      const sent_body = method === 'GET' ? '' : await request.clone().text()
      const answer = await ask(request)
      const got_body = await answer.clone().text()
      const [sent, got] = [Object.fromEntries(headers), Object.fromEntries(answer.headers)]
      exchanges.push({ method, url, sent, sent_body, status: answer.status, got, got_body })
      return answer
    },
  }
}

const STARTED = '2026-11-21T17:00:00.000Z'
const pairs = (headers: Record<string, string>) => Object.entries(headers).map(([name, value]) => ({ name, value }))
const SIZES = { headersSize: -1, bodySize: -1 }
const WIRE = { httpVersion: 'HTTP/1.1', cookies: [], ...SIZES }

/** HTTP Archive 1.2. */
export const harOf = (exchanges: Exchange[]) => ({
  log: {
    version: '1.2',
    creator: { name: 'sunquill', version: '1' },
    entries: exchanges.map(({ method, url, sent, sent_body, status, got, got_body }) => ({
      startedDateTime: STARTED,
      time: 1,
      request: {
        ...WIRE,
        method,
        url,
        headers: pairs(sent),
        queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
        ...(sent_body === '' ? {} : { postData: { mimeType: sent['content-type'] ?? '', text: sent_body } }),
      },
      response: {
        ...WIRE,
        status,
        statusText: '',
        headers: pairs(got),
        content: { size: got_body.length, mimeType: got['content-type'] ?? '', text: got_body },
        redirectURL: got['location'] ?? '',
      },
      cache: {},
      timings: { send: 0, wait: 1, receive: 0 },
    })),
  },
})
