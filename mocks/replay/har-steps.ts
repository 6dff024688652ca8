// A recording's exchanges with the product, each with its operation. The others are left out and counted.
import { addressPattern, type Contract, type Operation } from '#openapi/contract.ts'
import { bodyOf, type HarEntry } from './har-file.ts'

type Source = 'product' | 'sandbox'
export type Recorded = {
  stepId: string
  source: Source
  operation: Operation
  path: Record<string, string>
  query: Record<string, string>
  /** By names in small letters. */
  headers: Record<string, string>
  body: unknown
  form: Record<string, string> | undefined
  status: number
  answer: unknown
}
/** Left out: what, by the reason. */
type Recording = { recorded: Recorded[]; left_out: Record<string, string[]> }

export async function recordedIn(
  entries: readonly HarEntry[],
  contracts: Readonly<Record<Source, Contract>>,
): Promise<Recording> {
  const recorded: Recorded[] = []
  const left_out: Record<string, string[]> = {}
  const ids = new Map<string, number>()
  // Reads since the last change: reading again yields nothing new.
  let read = new Set<string>()
  for (const { request, response } of entries) {
    const found = operationOf(request, contracts)
    const by = request.headers.find(({ name }) => name.toLowerCase() === 'authorization')?.value
    const same = `${request.url} ${by} ${response.status}`
    const leave = (why: string) => {
      const name = found ? `${request.method} ${found.operation.path}` : request.url
      left_out[why] = [...(left_out[why] ?? []), name]
    }
    if (!found) leave(ELSEWHERE)
    // Browsers write -1 or 0 for what was aborted.
    else if (response.status <= 0) leave('aborted')
    else if (response.status === 304) leave('not changed since it was read before')
    else if (PASSING.includes(response.status)) leave('throttled or unavailable, which a replay would not meet')
    else if (response.content.mimeType?.startsWith('text/event-stream')) leave('streams that stay open')
    else if (found.operation.method === 'get' && read.has(same)) leave('read again with nothing changed between')
    else {
      if (found.operation.method === 'get') read.add(same)
      else read = new Set()
      const { body, form } = await sentBy(request)
      const stepId = numbered(found.operation.id, ids)
      const headers = Object.fromEntries(request.headers.map(({ name, value }) => [name.toLowerCase(), value]))
      const query = Object.fromEntries(new URL(request.url).searchParams)
      const { status } = response
      recorded.push({ ...found, stepId, query, headers, body, form, status, answer: bodyOf(response.content) })
    }
  }
  return { recorded, left_out }
}

export const ELSEWHERE = 'not of the contract, such as pages, scripts and pictures'
const PASSING = [429, 502, 503, 504]

/** `projects.Create` becomes `projects-create`, the next one `projects-create-2`. */
function numbered(id: string, ids: Map<string, number>): string {
  const name = id
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase()
  const nth = (ids.get(name) ?? 0) + 1
  ids.set(name, nth)
  return nth === 1 ? name : `${name}-${nth}`
}

type Found = Pick<Recorded, 'source' | 'operation' | 'path'>

function operationOf(
  { method, url }: HarEntry['request'],
  contracts: Readonly<Record<Source, Contract>>,
): Found | undefined {
  if (!URL.canParse(url)) return undefined
  const { pathname } = new URL(url)
  const sources: Source[] = ['product', 'sandbox']
  // A path without a parameter is meant before one that would take its last word for one.
  for (const source of sources)
    for (const operation of contracts[source].operations.toSorted((a, b) => holes(a.path) - holes(b.path))) {
      if (operation.method !== method.toLowerCase()) continue
      const groups = addressPattern(operation.path).exec(pathname)
      if (!groups) continue
      const values = Object.entries(groups.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)])
      return { source, operation, path: Object.fromEntries(values) }
    }
  return undefined
}

const holes = (path: string) => path.split('{').length

async function sentBy({ postData, headers }: HarEntry['request']): Promise<Pick<Recorded, 'body' | 'form'>> {
  if (!postData) return { body: undefined, form: undefined }
  const type = headers.find(({ name }) => name.toLowerCase() === 'content-type')?.value ?? postData.mimeType
  if (!type.startsWith('multipart/form-data')) return { body: bodyOf(postData), form: undefined }
  const params = postData.params ?? []
  if (params.length > 0)
    return { body: undefined, form: Object.fromEntries(params.map(one => [one.name, one.value ?? ''])) }
  const form = await new Response(postData.text ?? '', { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => new FormData())
  const parts = await Promise.all(
    [...form].map(async ([name, part]) => [name, typeof part === 'string' ? part : await part.text()] as const),
  )
  return { body: undefined, form: Object.fromEntries(parts) }
}
