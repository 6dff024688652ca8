// A lender on the wire: requests are parsed like a server would, answered by the sandbox's voice of that lender, and
// decided by the desk.
import { type Arrived, type Desk, DeskRefusal, type Voice } from '#mocks/lenders/voice.ts'

export type Letter = Arrived & { code: string; endpoint: string; token: string | null }
export type Said = { status: number; body: object }

/** Reads a request off the wire, its file to the last byte. */
export async function readLetter(code: string, path: string, init: RequestInit): Promise<Letter> {
  const { pathname, searchParams } = new URL(path, 'http://lender.example.com')
  const headers = new Headers(init.headers)
  const type = headers.get('content-type') ?? ''
  const letter: Letter = {
    code,
    endpoint: pathname.split('/').at(-1) ?? '',
    query: Object.fromEntries(searchParams),
    body: undefined,
    form: {},
    file: null,
    idempotency_key: headers.get('idempotency-key'),
    token: /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? null,
  }
  if (type.startsWith('application/json')) letter.body = JSON.parse(String(init.body))
  if (!type.startsWith('multipart/')) return letter
  for (const [name, part] of await new Response(init.body, { headers: { 'Content-Type': type } }).formData()) {
    if (typeof part === 'string') letter.form[name] = part
    else letter.file = { name: part.name, media_type: part.type, size: part.size }
  }
  return letter
}

/** The lender's response. */
export function sayingOf(voices: readonly Voice[], desk: Desk, letter: Letter): Said {
  const voice = voices.find(({ code }) => code === letter.code)
  const endpoint = voice?.endpoints[letter.endpoint]
  if (!voice || !endpoint) throw new Error(`${letter.code} has no ${letter.endpoint}`)
  try {
    return endpoint(letter, desk)
  } catch (error) {
    if (!(error instanceof DeskRefusal)) throw error
    return { status: error.status, body: voice.refusal(error) }
  }
}

export const asResponse = ({ status, body }: Said, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers })
