// Small valid files to upload, one of each common kind: schemas don't say which kinds a server accepts, so they take turns.

import type { Contract, Media } from '../../contract.ts'
import { propertiesOf, shapeOf } from '../shape.ts'
import type { Random } from './random.ts'
import { sampleOf, sampleText } from './sample-file.ts'
import { FILES, isFile } from './values.ts'

/** One empty page; the offsets of its table are counted when it is made. */
function onePage(): string {
  const parts = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>',
  ].map((part, at) => `${at + 1} 0 obj${part}endobj\n`)
  const start = '%PDF-1.4\n'
  const offsets = parts.map((_, at) => start.length + parts.slice(0, at).join('').length)
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const body = start + parts.join('')
  return `${body}xref\n0 4\n0000000000 65535 f \n${table}trailer<</Size 4/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`
}

/** One transparent pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/**
 * Each file of a form as the contract has it: generated from its schema, of a kind in its `encoding`, or a complete
 * text example. Sentences such as "The bytes of roof.jpg" are placeholders for a file.
 */
export function withFiles(contract: Contract, media: Media, body: unknown, random: Random): unknown {
  const files = Object.entries(propertiesOf(shapeOf(contract, media.schema ?? {}))).filter(([, part]) => isFile(part))
  if (files.length === 0 || body === null || typeof body !== 'object') return body
  const made = files.map(([name, part]) => {
    const sample = sampleOf(part)
    if (sample !== undefined) return [name, sample]
    const given: unknown = Object(body)[name]
    const types = String(media.encoding[name]?.['contentType'] ?? '').split(/,\s*/)
    const kinds = Object.keys(KINDS).filter(kind => types.includes(KINDS[kind] ?? ''))
    const whole = [given, ...Object.values(media.examples).map(one => Object(one)[name])].find(isWhole)
    return [name, random.pick(kinds) ?? (whole && addressOf(whole)) ?? (fileFor(given) ? given : random.pick(FILES))]
  })
  return { ...body, ...Object.fromEntries(made) }
}

const isWhole = (text: unknown): text is string => typeof text === 'string' && /\n|^data:/.test(text)

const addressOf = (text: string) =>
  text.startsWith('data:') ? text : `data:text/plain;base64,${Buffer.from(text).toString('base64')}`

/** Generated files, by their placeholder until sending. */
const KINDS: Record<string, string> = { '(a PDF)': 'application/pdf', '(a picture)': 'image/png' }

type File = { name: string; type: string; bytes: BlobPart }

export function fileFor(value: unknown): File | undefined {
  if (value === '(a PDF)') return { name: 'check.pdf', type: 'application/pdf', bytes: onePage() }
  if (value === '(a picture)') return { name: 'check.png', type: 'image/png', bytes: Buffer.from(PIXEL, 'base64') }
  if (value === '(a table)') return { name: 'check.csv', type: 'text/csv', bytes: 'Time,kWh\n2026-01-01 00:00,1.5\n' }
  const rows = sampleText(value)
  if (rows !== undefined) return { name: 'check.csv', type: 'text/csv', bytes: rows }
  const [, type = '', bytes = ''] = (typeof value === 'string' && /^data:([\w./+-]+);base64,(.*)$/.exec(value)) || []
  return type === '' ? undefined : { name: 'check', type, bytes: Buffer.from(bytes, 'base64') }
}
