// A recording of a browser or a runner, HTTP Archive 1.2: as much of it as is read and written here.

export type HarEntry = {
  startedDateTime: string
  time: number
  request: {
    method: string
    url: string
    headers: Named[]
    queryString?: Named[]
    cookies?: Named[]
    postData?: { mimeType: string; text?: string; params?: { name: string; value?: string; fileName?: string }[] }
  }
  response: {
    status: number
    headers: Named[]
    cookies?: Named[]
    content: { mimeType?: string; text?: string; encoding?: string }
  }
}
export type Named = { name: string; value: string }
export type Har = { log: { entries: HarEntry[] } }

export const harOf = (entries: readonly HarEntry[]): string =>
  JSON.stringify({ log: { version: '1.2', creator: { name: 'Flows', version: '1.0' }, entries } })

/** A recording's entries in start order. Throws an error message if it isn't one. */
export function entriesOf(text: string, file: string): HarEntry[] {
  const har = wholeOf(text, file)
  const entries = Object(Object(har).log).entries
  if (!Array.isArray(entries) || !entries.every(isEntry))
    throw new Error(`${file} is no recording. Save one from the browser’s network panel, as HAR with contents.`)
  return entries.toSorted((a, b) => a.startedDateTime.localeCompare(b.startedDateTime))
}

/** A recording that was cut on its way names the line at which it ends. */
function wholeOf(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const [, position = '0'] = /position (\d+)/.exec(String(error)) ?? []
    const line = text.slice(0, Number(position)).split('\n').length
    throw new Error(`${file}:${line} is no recording. Save one from the browser’s network panel, as HAR with contents.`)
  }
}

export const bodyOf = ({ text, encoding }: { text?: string; encoding?: string }): unknown => {
  if (text === undefined || text === '') return undefined
  return parsed(encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text) ?? text
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isEntry = (value: unknown): value is HarEntry => {
  const { request, response, startedDateTime } = Object(value)
  return (
    typeof startedDateTime === 'string' &&
    [request?.method, request?.url].every(one => typeof one === 'string') &&
    Array.isArray(request.headers) &&
    typeof response?.status === 'number' &&
    typeof response.content === 'object'
  )
}
