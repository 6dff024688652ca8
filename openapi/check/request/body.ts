// Bodies as their media type wants them: JSON, forms of both kinds, bytes and plain text.
import type { Media } from '../../contract.ts'
import { fileFor } from '../inputs/files.ts'
import { pairsOf, textIn } from './parameters.ts'

type Body = { body: BodyInit; type?: string; shown: string }

/** True if such a body can be generated. */
export const canBeMade = (media: string) =>
  /[/+]json/.test(media) ||
  /^(application\/x-www-form-urlencoded|multipart\/form-data|application\/octet-stream|text\/)/.test(media) ||
  /^(image|audio|video)\/|^application\/(pdf|zip)/.test(media) ||
  media === '*/*'

export function bodyOf(kind: string, media: Media | undefined, value: unknown): Body {
  if (kind.startsWith('multipart/form-data')) return { body: formOf(media, value), shown: JSON.stringify(value) }
  if (kind.startsWith('application/x-www-form-urlencoded')) {
    const pairs = Object.entries(Object(value)).flatMap(([name, one]) =>
      pairsOf({ name, ...styleIn(media, name) }, one),
    )
    const text = new URLSearchParams(pairs).toString()
    return { body: new TextEncoder().encode(text), type: kind, shown: text }
  }
  const type = kind === '*/*' ? 'application/octet-stream' : kind
  if (/[/+]json/.test(kind)) return { body: JSON.stringify(value), type, shown: JSON.stringify(value) }
  const file = fileFor(value)
  // Bytes carry no type of their own, as a text would.
  if (file) return { body: new Blob([file.bytes]), type, shown: textIn(value) }
  return { body: new TextEncoder().encode(textIn(value)), type, shown: textIn(value) }
}

function styleIn(media: Media | undefined, name: string) {
  const { style, explode } = media?.encoding[name] ?? {}
  const isJson = style === undefined && media?.encoding[name]?.['contentType'] === 'application/json'
  const named = isJson ? 'json' : typeof style === 'string' ? style : 'form'
  return { style: named, explode: typeof explode === 'boolean' ? explode : named === 'form' }
}

function formOf(media: Media | undefined, body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(Object(body))) {
    const named = media?.encoding[name]?.['contentType']
    for (const one of Array.isArray(value) ? value : [value]) {
      const file = fileFor(one)
      const isMap = one !== null && typeof one === 'object'
      const type = typeof named === 'string' ? named.split(',')[0]?.trim() : isMap ? 'application/json' : undefined
      if (file) form.append(name, new Blob([file.bytes], { type: type ?? file.type }), file.name)
      else if (type === undefined) form.append(name, textIn(one))
      else form.append(name, new Blob([textIn(one)], { type }))
    }
  }
  return form
}
