// One stored snapshot feeds proposal, agreement and lender application. Its hash must not depend on the order in which
// keys were written (JSONB reorders them), hence a canonical text in the manner of RFC 8785.

/** Keys sorted by UTF-16 code unit, no spaces, undefined members left out. TypeError for values JSON can't represent. */
export function canonicaliseJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError('A snapshot holds finite numbers only')
    return JSON.stringify(value)
  }
  if (Array.isArray(value)) return `[${value.map(canonicaliseJson).join(',')}]`
  if (typeof value === 'object' && isPlain(value)) {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => `${JSON.stringify(key)}:${canonicaliseJson(member)}`)
    return `{${members.join(',')}}`
  }
  throw new TypeError(`A snapshot cannot hold a ${typeof value === 'object' ? 'class instance' : typeof value}`)
}

/** A Date or a Map would vanish into `{}` and hash alike, so only object literals pass. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** SHA-256 of the canonical text, 64 lower-case hex digits. Web Crypto: the same in Node and in a secure browser page. */
export async function snapshotHash(snapshot: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonicaliseJson(snapshot)))
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}
