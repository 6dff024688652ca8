// Reads answers as their Content-Type says: JSON, text such as CSV, or a file. `parseAs` of a call still wins.
import { failureOf, type MakeFailure } from './failures.ts'

type Init = { parseAs?: string; signal?: AbortSignal }
type Outcome = { data?: unknown; error?: unknown; response: Response }
/** For instance `parse` of lossless-json, which keeps 64-bit numbers. */
export type ParseJson = (text: string) => unknown

const METHODS = new Set<unknown>(['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE', 'request'])

export const readingByType = <C extends object>(client: C, make: MakeFailure, parse: ParseJson = JSON.parse): C =>
  new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function' || !METHODS.has(name)) return member
      return async (...given: unknown[]) => {
        const place = name === 'request' ? 2 : 1
        const init: Init = Object(given[place])
        if (init.parseAs) return member(...given)
        const outcome: Outcome = await member(...given.slice(0, place), { ...init, parseAs: 'stream' })
        if (outcome.data === undefined) return outcome
        try {
          return { ...outcome, data: await read(outcome.response, parse) }
        } catch (error) {
          throw failureOf(error, init.signal ?? NEVER, make, outcome.response)
        }
      }
    },
  })

const NEVER = new AbortController().signal

async function read(response: Response, parse: ParseJson): Promise<unknown> {
  const [type = ''] = (response.headers.get('Content-Type') ?? '').toLowerCase().split(';')
  if (/^$|[/+]json\s*$/.test(type)) {
    const text = await response.text()
    return text === '' ? undefined : parse(text)
  }
  if (type.startsWith('multipart/form-data')) return response.formData()
  return /^text\/|csv|json|xml|yaml|javascript|urlencoded/.test(type) ? response.text() : response.blob()
}
