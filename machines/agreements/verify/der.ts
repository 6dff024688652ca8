// DER as X.690 writes it, read strictly: one encoding for one value, so that no byte of a signature can differ unseen.
// Throws DerFault for everything else. Pure.
export class DerFault extends Error {}

export type Der = {
  /** The identifier octet: class, whether constructed, number. */
  tag: number
  /** The contents octets. */
  body: Uint8Array
  /** With identifier and length. */
  whole: Uint8Array
  parts: Der[]
}

export const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  null: 0x05,
  oid: 0x06,
  utc_time: 0x17,
  time: 0x18,
  sequence: 0x30,
  set: 0x31,
  context_0: 0xa0,
  context_1: 0xa1,
  context_3: 0xa3,
} as const

const CONSTRUCTED = 0x20
const DEEPEST = 40

/** The one value these bytes encode, all of them. */
export function readDer(bytes: Uint8Array): Der {
  const { value, end } = readAt(bytes, 0, 0)
  if (end !== bytes.length) throw new DerFault('Bytes stand behind the value')
  return value
}

function readAt(bytes: Uint8Array, start: number, depth: number): { value: Der; end: number } {
  if (depth > DEEPEST) throw new DerFault('Too deep')
  const tag = bytes[start]
  if (tag === undefined || (tag & 0x1f) === 0x1f) throw new DerFault('A tag of more than one octet')
  const { length, at } = readLength(bytes, start + 1)
  const end = at + length
  if (end > bytes.length) throw new DerFault('Cut off')
  const body = bytes.subarray(at, end)
  const parts: Der[] = []
  if (tag & CONSTRUCTED) {
    for (let next = 0; next < body.length; ) {
      const part = readAt(body, next, depth + 1)
      parts.push(part.value)
      next = part.end
    }
  }
  const value = { tag, body, whole: bytes.subarray(start, end), parts }
  check(value)
  return { value, end }
}

function readLength(bytes: Uint8Array, start: number): { length: number; at: number } {
  const first = bytes[start]
  if (first === undefined) throw new DerFault('Cut off')
  if (first < 0x80) return { length: first, at: start + 1 }
  const octets = first & 0x7f
  if (octets === 0 || octets > 4) throw new DerFault('A length that is not definite')
  let length = 0
  for (const octet of bytes.subarray(start + 1, start + 1 + octets)) length = length * 256 + octet
  if (length < 0x80 || length < 256 ** (octets - 1)) throw new DerFault('A length longer than need be')
  return { length, at: start + 1 + octets }
}

/** Primitive types must be in DER form. */
function check({ tag, body }: Der) {
  const [first = 0, second = 0] = body
  const wrong =
    (tag === TAG.boolean && (body.length !== 1 || (first !== 0 && first !== 0xff))) ||
    (tag === TAG.null && body.length !== 0) ||
    (tag === TAG.integer &&
      (body.length === 0 || (body.length > 1 && (first === 0 ? second < 0x80 : first === 0xff && second >= 0x80)))) ||
    (tag === TAG.bits && (body.length === 0 || first > 7 || (body.length === 1 && first !== 0) || hasPaddingBits(body)))
  if (wrong) throw new DerFault('Not the one encoding of its value')
}

const hasPaddingBits = (body: Uint8Array) =>
  body.length > 1 && ((body[body.length - 1] ?? 0) & ((1 << (body[0] ?? 0)) - 1)) !== 0

/** The part at a place, which must be of that kind. */
export function part({ parts }: Der, index: number, tag: number): Der {
  const child = parts[index]
  if (!child || child.tag !== tag) throw new DerFault(`No value of kind ${tag} at ${index}`)
  return child
}

export function expectParts(value: Der, tag: number, least: number, most = least): Der {
  if (value.tag !== tag || value.parts.length < least || value.parts.length > most)
    throw new DerFault('Another structure')
  return value
}

/** '1.2.840.113549.1.7.2' */
export function oidOf({ tag, body }: Der): string {
  if (tag !== TAG.oid || body.length === 0) throw new DerFault('No object identifier')
  const arcs: number[] = []
  let arc = 0
  let fresh = true
  for (const octet of body) {
    if (fresh && octet === 0x80) throw new DerFault('An arc longer than need be')
    arc = arc * 128 + (octet & 0x7f)
    fresh = octet < 0x80
    if (fresh) {
      arcs.push(arc)
      arc = 0
    }
  }
  if (!fresh) throw new DerFault('Cut off')
  const [first = 0, ...rest] = arcs
  const root = Math.min(2, Math.floor(first / 40))
  return [root, first - root * 40, ...rest].join('.')
}

/** A small whole number. */
export function smallOf({ tag, body }: Der): number {
  if (tag !== TAG.integer || body.length !== 1) throw new DerFault('No small number')
  return body[0] ?? 0
}

/** The octets of a BIT STRING that fills its last octet. */
export function bitsOf({ tag, body }: Der): Uint8Array {
  if (tag !== TAG.bits || body[0] !== 0) throw new DerFault('No whole octets')
  return body.subarray(1)
}

const ascii = (bytes: Uint8Array) => String.fromCharCode(...bytes)

/** UTCTime or GeneralizedTime in Zulu (RFC 5280, 4.1.2.5; a timestamp's may carry fractions of a second). */
export function timeOf({ tag, body }: Der): Date {
  const text = ascii(body.subarray(0, 40))
  const [, year = '', rest = '', fraction = ''] =
    (tag === TAG.utc_time && /^(\d\d)(\d{10})Z$/.exec(text)) ||
    (tag === TAG.time && /^(\d{4})(\d{10})(\.\d{1,9})?Z$/.exec(text)) ||
    []
  const full = year.length === 2 ? `${Number(year) < 50 ? 20 : 19}${year}` : year
  const [month, day, hour, minute, second] = rest.match(/../g) ?? []
  const time = new Date(
    `${full}-${month}-${day}T${hour}:${minute}:${second}.${(fraction ?? '').slice(1, 4).padEnd(3, '0')}Z`,
  )
  if (Number.isNaN(time.getTime()) || time.getUTCDate() !== Number(day)) throw new DerFault('No time')
  return time
}

export const sameBytes = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index])
