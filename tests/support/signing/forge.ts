// Changes to a sealed PDF by an attacker without a key: texts swapped in place, revisions appended.
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

/** The first such text replaced, by one of the same length, so that everything else keeps its place. */
export function swapped(bytes: Uint8Array, from: string | RegExp, to: string): Uint8Array {
  const text = latin1(bytes)
  const found = typeof from === 'string' ? from : (from.exec(text)?.[0] ?? '')
  const at = text.indexOf(found)
  if (found === '' || at < 0 || to.length > found.length) throw new Error(`Nothing to swap: ${String(from)}`)
  const changed = Uint8Array.from(bytes)
  changed.set(Buffer.from(to.padEnd(found.length), 'latin1'), at)
  return changed
}

export const joined = (...parts: (Uint8Array | string)[]): Uint8Array =>
  new Uint8Array(Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))))

export const flipped = (bytes: Uint8Array, at: number, mask: number): Uint8Array => {
  const changed = Uint8Array.from(bytes)
  changed[at] = (changed[at] ?? 0) ^ mask
  return changed
}

/** The position of the signature's digits, without padding. */
export function signatureDigits(bytes: Uint8Array): { start: number; end: number; padded: number } {
  const found = /\/Contents <(3[0-9A-F]*?)(0*)>/.exec(latin1(bytes))
  if (!found) throw new Error('No signature')
  const start = found.index + '/Contents <'.length
  return {
    start,
    end: start + (found[1]?.length ?? 0),
    padded: start + (found[1]?.length ?? 0) + (found[2]?.length ?? 0),
  }
}

/** Offsets of the file's last revision. */
export function factsOf(bytes: Uint8Array) {
  const text = latin1(bytes)
  const last = (pattern: RegExp) => [...text.matchAll(pattern)].at(-1)?.[1] ?? ''
  const pages = /\/Type \/Pages[^>]*?\/Kids \[([^\]]*)\]/.exec(text)?.[1] ?? ''
  return {
    xref: Number(last(/startxref\s+(\d+)/g)),
    size: Number(last(/\/Size (\d+)/g)),
    root: last(/\/Root (\d+) 0 R/g),
    first_page: /(\d+) 0 R/.exec(pages)?.[1] ?? '',
    /** The latest text of an object in the file. */
    object: (number: string) => last(new RegExp(`[\\r\\n]${number} 0 obj\\s([\\s\\S]*?)endobj`, 'g')),
  }
}

/** A revision behind the last one, as any program writes it that changes a PDF without touching what was there. */
export function withRevision(bytes: Uint8Array, objects: Record<string, string>): Uint8Array {
  const { xref, size, root } = factsOf(bytes)
  let body = ''
  let table = ''
  for (const [number, text] of Object.entries(objects)) {
    table += `${number} 1\n${String(bytes.length + body.length).padStart(10, '0')} 00000 n\r\n`
    body += `${number} 0 obj\n${text}\nendobj\n`
  }
  const next = Math.max(size, ...Object.keys(objects).map(number => Number(number) + 1))
  const trailer = `trailer\n<</Size ${next}/Root ${root} 0 R/Prev ${xref}>>\nstartxref\n${bytes.length + body.length}\n%%EOF\n`
  return joined(bytes, body, `xref\n${table}`, trailer)
}
