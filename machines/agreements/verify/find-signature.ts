// Finds the one signature a sealed file has, starting from the file's last revision, and checks its position against
// the attacks of Mladenov and others, "1 Trillion Dollar Refund" (2019), and of their "Shadow Attacks" (2021). Pure.
import { catalogOf, follow, type PdfFile, type Revision, resolve } from './pdf-file.ts'
import { entry, isName, latin1, type PdfDict, type PdfRef, type PdfValue, wholeNumber, within } from './pdf-values.ts'

export type PlaceFault =
  | 'no_signature'
  | 'several_signatures'
  | 'range_malformed'
  | 'range_leaves_out'
  | 'added_behind'
  | 'padding'
  | 'later_revision'
  | 'more_than_signed'

export type Found = {
  /** The CMS, without what pads it. */
  contents: Uint8Array
  /** The signed bytes, in two pieces. */
  pieces: [Uint8Array, Uint8Array]
  kind: string
  certified: boolean
}

export function findSignature(file: PdfFile, bytes: Uint8Array): Found | PlaceFault {
  const signatures = signaturesIn(file)
  if (signatures.length === 0) return 'no_signature'
  if (signatures.length > 1) return 'several_signatures'
  const fields = fieldsOf(file)
  const [field] = fields
  if (!field) return 'no_signature'
  const held = follow(file, field, 'V')
  if (held?.kind !== 'dict' || held !== signatures[0]) return 'no_signature'
  const range = rangeOf(held)
  const contents = held.entries.get('Contents')
  if (!range || contents?.kind !== 'string' || !contents.hex) return 'range_malformed'
  const [start, first, second, rest] = range
  if (second + rest < bytes.length && start === 0 && first === contents.start && second === contents.end)
    return 'added_behind'
  if (start !== 0 || first !== contents.start || second !== contents.end || second + rest !== bytes.length)
    return 'range_leaves_out'
  const last = file.revisions.at(-1)
  if (!last || file.revisions.length !== 2 || ![...last.objects.values()].some(({ value }) => value === held))
    return 'later_revision'
  if (!addsOnlySignature(file, last, held, field)) return 'more_than_signed'
  const cms = unpadded(bytes.subarray(contents.start, contents.end), contents.bytes)
  if (!cms) return 'padding'
  return {
    contents: cms,
    pieces: [bytes.subarray(0, first), bytes.subarray(second)],
    kind: nameOf(held.entries.get('SubFilter')),
    certified: follow(file, catalogOf(file), 'Perms', 'DocMDP') === held,
  }
}

const nameOf = (value: PdfValue | undefined) => (value?.kind === 'name' ? value.name : '')

/** Anywhere, in any revision: a second one is one too many. */
function signaturesIn({ revisions }: PdfFile): PdfDict[] {
  const signatures: PdfDict[] = []
  for (const { objects } of revisions) {
    for (const { value } of objects.values()) {
      for (const one of within(value)) {
        if (one.kind === 'dict' && (one.entries.has('ByteRange') || isName(one.entries.get('Type'), 'Sig')))
          signatures.push(one)
      }
    }
  }
  return signatures
}

/** Fields that hold a signature, with their references. */
function fieldsOf(file: PdfFile): PdfRef[] {
  const fields = follow(file, catalogOf(file), 'AcroForm', 'Fields')
  const all = fields?.kind === 'array' ? fields.items : []
  return all.filter(one => one.kind === 'ref').filter(one => isName(follow(file, one, 'FT'), 'Sig'))
}

function rangeOf(signature: PdfDict): [number, number, number, number] | null {
  const range = signature.entries.get('ByteRange')
  if (range?.kind !== 'array' || range.items.length !== 4) return null
  const [start, first, second, rest] = range.items.map(wholeNumber)
  if (start == null || first == null || second == null || rest == null) return null
  return [start, first, second, rest]
}

/**
 * The digits are capital and what follows the structure are zeros: a digit changed to its small letter would mean the same
 * and still be another file.
 */
function unpadded(gap: Uint8Array, contents: Uint8Array): Uint8Array | null {
  if (gap.length % 2 || !gap.subarray(1, -1).every(isCapitalDigit)) return null
  const length = lengthOf(contents)
  return length !== null && contents.subarray(length).every(byte => byte === 0) ? contents.subarray(0, length) : null
}

const isCapitalDigit = (byte: number) => (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x46)

/** Length stated by the outermost structure. */
function lengthOf(contents: Uint8Array): number | null {
  const [tag, first = 0] = contents
  if (tag !== 0x30) return null
  if (first < 0x80) return first + 2
  const octets = first & 0x7f
  if (octets === 0 || octets > 4) return null
  return contents.subarray(2, 2 + octets).reduce((sum, octet) => sum * 256 + octet, 0) + octets + 2
}

/** The last revision may restate existing objects only to add the signature. */
function addsOnlySignature(file: PdfFile, last: Revision, signature: PdfValue, field: PdfRef): boolean {
  const [before] = file.revisions
  const root = entry(last.trailer, 'Root')
  const form = entry(catalogOf(file), 'AcroForm')
  const page = entry(resolve(file, field), 'P')
  const [first] = before ? [entry(before.trailer, 'Root')] : []
  if (!before || !root || JSON.stringify(first) !== JSON.stringify(root)) return false
  for (const { number, value } of last.objects.values()) {
    const old = before.objects.get(number)?.value
    const is = (reference: PdfValue | undefined) => reference?.kind === 'ref' && reference.number === number
    const allowed =
      (is(root) && differsOnlyIn(old, value, ['AcroForm', 'Perms', 'Extensions'])) ||
      (is(page) && differsOnlyIn(old, value, ['Annots'])) ||
      (is(form) &&
        (old === undefined || differsOnlyIn(old, value, ['Fields', 'SigFlags', 'DR', 'DA', 'NeedAppearances']))) ||
      (old === undefined && (is(field) || value === signature || isName(entry(value, 'Type'), 'XRef') || isBare(value)))
    if (!allowed) return false
  }
  return true
}

/** A list of references, such as a page's annotations. */
const isBare = (value: PdfValue) => value.kind === 'array' && value.items.every(({ kind }) => kind === 'ref')

function differsOnlyIn(old: PdfValue | undefined, value: PdfValue, keys: string[]): boolean {
  if (old?.kind !== 'dict' || value.kind !== 'dict') return false
  const all = new Set([...old.entries.keys(), ...value.entries.keys()])
  return [...all].every(key => keys.includes(key) || written(old.entries.get(key)) === written(value.entries.get(key)))
}

/** Canonical text of a value, regardless of its position. */
function written(value: PdfValue | undefined): string {
  switch (value?.kind) {
    case undefined:
      return ''
    case 'dict':
      return `<<${[...value.entries].map(([key, one]) => `/${key} ${written(one)}`).join(' ')}>>`
    case 'array':
      return `[${value.items.map(written).join(' ')}]`
    case 'string':
      return `(${latin1(value.bytes)})`
    default:
      return JSON.stringify(value)
  }
}

/** Names of what could make the file show something else tomorrow than today, with not a byte changed. */
export function activeContent({ revisions }: PdfFile): string | null {
  for (const { objects } of revisions) {
    for (const { value } of objects.values()) {
      for (const one of within(value)) {
        if (one.kind !== 'dict') continue
        const action = nameOf(one.entries.get('S'))
        if (['JavaScript', 'Launch', 'ImportData', 'SubmitForm'].includes(action)) return action
        if (one.entries.has('JS')) return 'JavaScript'
        if (one.entries.has('XFA')) return 'XFA'
      }
    }
  }
  return null
}
