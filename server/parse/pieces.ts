// Splits messages between processes into pieces of at most half a megabyte: the receiver unpacks each in one go, and a
// single message of 25 MB blocks the server for a third of a second.
type Piece = { part: number; items?: unknown[]; bytes?: Uint8Array }
export type Message = Piece | { value: unknown }

const MOST_BYTES = 524_288
const MOST_ITEMS = 500
/** Placeholder for a part sent in pieces. */
const PART = '__part__'
/** Values a message may hold: a hundred thousand small ones take some 10 ms to unpack. */
const MOST_WEIGHT = 524_288

/** Long lists and long bytes down to the second level; deeper ones are sent as they are. */
export function* toPieces(value: unknown): Generator<Message> {
  const cut: Piece[][] = []
  const elsewhere = (pieces: Generator<Omit<Piece, 'part'>>) => {
    const part = cut.length
    cut.push([...pieces].map(piece => ({ part, ...piece })))
    return { [PART]: part }
  }
  const shorten = (one: unknown, level: number): unknown => {
    if (one instanceof Uint8Array) return one.length > MOST_BYTES ? elsewhere(bytesOf(one)) : one
    if (Array.isArray(one)) return weigh(one, MOST_WEIGHT) > MOST_WEIGHT ? elsewhere(itemsOf(one)) : one
    if (level < 2 && isPlain(one))
      return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, shorten(inner, level + 1)]))
    return one
  }
  const whole = shorten(value, 0)
  for (const pieces of cut) yield* pieces
  yield { value: whole }
}

function* bytesOf(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += MOST_BYTES) yield { bytes: bytes.subarray(at, at + MOST_BYTES) }
}

function* itemsOf(list: unknown[]) {
  let items: unknown[] = []
  let weight = 0
  for (const one of list) {
    items.push(one)
    weight += weigh(one, MOST_WEIGHT)
    if (items.length < MOST_ITEMS && weight < MOST_WEIGHT) continue
    yield { items }
    items = []
    weight = 0
  }
  yield { items }
}

/** About how much there is to unpack: characters, and some for each value. Counts no further than `most`. */
export function weigh(value: unknown, most: number): number {
  let weight = 0
  const open: unknown[] = [value]
  while (open.length > 0 && weight <= most) {
    const one = open.pop()
    weight += 16
    if (typeof one === 'string') weight += one.length
    else if (one instanceof Uint8Array) weight += one.length
    else if (Array.isArray(one)) for (const inner of one) open.push(inner)
    else if (isPlain(one)) for (const inner of Object.values(one)) open.push(inner)
  }
  return weight
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype

/** The other end: takes messages until the value is whole. */
export function fromPieces() {
  const lists: unknown[][] = []
  const bytes: Uint8Array[][] = []
  const restore = (one: unknown, level: number): unknown => {
    if (!isPlain(one)) return one
    const part = one[PART]
    if (typeof part === 'number') return lists[part] ?? Buffer.concat(bytes[part] ?? [])
    if (level > 1) return one
    return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, restore(inner, level + 1)]))
  }
  return {
    /** Returns the value with the last message, otherwise undefined. */
    take(message: Message): { value: unknown } | undefined {
      if ('value' in message) return { value: restore(message.value, 0) }
      if (message.bytes) bytes[message.part] = [...(bytes[message.part] ?? []), message.bytes]
      const list = lists[message.part] ?? []
      if (message.items) lists[message.part] = list
      for (const one of message.items ?? []) list.push(one)
      return undefined
    },
  }
}
