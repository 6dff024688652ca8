// Removes credentials and personal data from anything shown or written.
import { bodyOf, type HarEntry, type Named } from './har-file.ts'

const SECRET_NAME =
  /^(cookie|set-cookie|x-signing-token|webhook-signature)$|password|secret|token$|(^|_)ssn|_link$|credentials/i
export const MASKED = '********'

/** A value safe to show: field names identify secrets, and some texts by their form. */
export function masked(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map(one => masked(one, name))
  if (value !== null && typeof value === 'object')
    // Every field of a lender's credentials is one, whatever it is called.
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, masked(one, /credentials$/.test(name) ? name : key)]),
    )
  if (SECRET_NAME.test(name) && (typeof value === 'string' || typeof value === 'number')) return MASKED
  return typeof value === 'string' ? maskedText(value) : value
}

const SHORTEST_SECRET = 8

/** Hides in any text what a recording has under the name of a secret, or as a token that lets in. */
export function hiderOf(entries: readonly HarEntry[]): (text: string) => string {
  const secrets = new Set<string>()
  const note = (value: unknown, name = ''): void => {
    if (typeof value === 'string') {
      if (SECRET_NAME.test(name) && value.length >= SHORTEST_SECRET) secrets.add(value)
    } else if (value !== null && typeof value === 'object')
      // Among a lender's credentials are plain names, which other texts contain.
      for (const [key, one] of Object.entries(value)) note(one, key)
  }
  for (const { request, response } of entries) {
    const authorization = request.headers.find(({ name }) => name.toLowerCase() === 'authorization')?.value
    note(authorization?.replace(/^\w+ +/, ''), 'token')
    if (request.postData) note(bodyOf(request.postData))
    note(bodyOf(response.content))
  }
  if (secrets.size === 0) return text => text
  const all = [...secrets].sort((a, b) => b.length - a.length).map(one => one.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(all.join('|'), 'g')
  return text => text.replaceAll(pattern, MASKED)
}

export const maskedText = (text: string) =>
  text
    .replaceAll(/\b(Bearer|Basic) +[^\s"',]+/g, `$1 ${MASKED}`)
    .replaceAll(/([?&#](?:\w*token|password|code|key|signature)=)[^&#\s"']+/gi, `$1${MASKED}`)
    .replaceAll(/\b\d{3}-\d{2}-\d{4}\b/g, '***-**-****')
    // 32 random bytes: a token by itself, or in a link to sign.
    .replaceAll(/(?<![\w-])[\w-]{43}(?![\w-])/g, MASKED)

export const maskedHeaders = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, SECRET_NAME.test(name) ? MASKED : maskedText(value)]),
  )

/** An exchange safe to share: a recording has query and cookies twice. */
export function maskedEntry(entry: HarEntry): HarEntry {
  const { request, response } = entry
  const { queryString, postData } = request
  const named = (list: readonly Named[], mask: (value: string, name: string) => string) =>
    list.map(one => ({ ...one, value: mask(one.value, one.name) }))
  const inHeader = (value: string, name: string) => maskedHeaders({ [name]: value })[name] ?? ''
  const inQuery = (value: string, name: string) => maskedText(`?${name}=${value}`).slice(name.length + 2)
  const text = (body: unknown) => (typeof body === 'string' ? maskedText(body) : JSON.stringify(masked(body)))
  const content = bodyOf(response.content)
  return {
    ...entry,
    request: {
      ...request,
      url: maskedText(request.url),
      headers: named(request.headers, inHeader),
      cookies: [],
      ...(queryString && { queryString: named(queryString, inQuery) }),
      ...(postData && {
        postData: {
          ...postData,
          text: text(bodyOf(postData)) ?? '',
          ...(postData.params && {
            params: postData.params.map(one => ({ ...one, value: String(masked(one.value ?? '', one.name)) })),
          }),
        },
      }),
    },
    response: {
      ...response,
      headers: named(response.headers, inHeader),
      cookies: [],
      content: { ...response.content, ...(content === undefined ? {} : { text: text(content), encoding: '' }) },
    },
  }
}
