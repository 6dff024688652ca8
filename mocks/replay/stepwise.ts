// `--step`: every request is shown before it is sent, and waits for Enter. A proxy between the runner and the target.
import { createInterface } from 'node:readline'
import { type Listening, listen } from '#mocks/listening.ts'
import { bodyOf } from './har-file.ts'
import { masked, maskedHeaders, maskedText } from './mask.ts'
import { bodyText } from './report/report-console.ts'

type Talk = { input: NodeJS.ReadableStream; say: (text: string) => void }

export async function stepwise(
  target: string,
  { input, say }: Talk = { input: process.stdin, say: console.log },
): Promise<Listening> {
  const lines = createInterface({ input })[Symbol.asyncIterator]()
  let ended = false
  const { url, close } = await listen(async request => {
    const { method } = request
    const path = request.url.replace(/^https?:\/\/[^/]+/, '')
    const bytes = method === 'GET' || method === 'HEAD' ? undefined : await request.arrayBuffer()
    const headers = Object.fromEntries([...request.headers].filter(([name]) => !OWN.test(name)))
    say(
      [
        `→ ${method} ${maskedText(path)}`,
        ...headerLines(headers),
        ...textOf(bytes && new TextDecoder().decode(bytes)),
      ].join('\n'),
    )
    say('  Enter sends it, q ends.')
    const { value = 'q', done = false } = ended ? { done: true } : await lines.next()
    ended ||= done || value.trim().toLowerCase() === 'q'
    if (ended) return Response.json({ code: 'ended', message: 'Ended before it was sent.' }, { status: 499 })
    const began = performance.now()
    const response = await fetch(`${target}${path}`, {
      method,
      headers: request.headers,
      body: bytes ?? null,
      redirect: 'manual',
    })
    const answer = await response.arrayBuffer()
    const took = Math.round(performance.now() - began)
    say([`← ${response.status} in ${took} ms`, ...textOf(new TextDecoder().decode(answer)), ''].join('\n'))
    const sent = new Headers(response.headers)
    for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) sent.delete(name)
    return new Response([204, 304].includes(response.status) ? null : answer, {
      status: response.status,
      headers: sent,
    })
  })
  return { url, close: () => close().finally(() => lines.return?.()) }
}

const OWN = /^(host|connection|content-length|accept-encoding|user-agent|sec-fetch-mode|accept-language)$/

const headerLines = (headers: Record<string, string>) =>
  Object.entries(maskedHeaders(headers)).map(([name, value]) => `  ${name}: ${value}`)

const textOf = (text: string | undefined) => (text ? [`  ${bodyText(masked(bodyOf({ text })))}`] : [])
