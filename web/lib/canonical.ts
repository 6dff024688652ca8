/** A value as text, whatever order its fields come in: the database keeps its own. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, one: unknown) =>
    one !== null && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )

/** A short fingerprint to compare long texts: two FNV-1a-like hashes, and the length. Not for secrets. */
export function fingerprint(text: string): string {
  let [low, high] = [0x811c9dc5, 0x01000193]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ code, 0x85ebca6b)
  }
  return `${text.length}-${(low >>> 0).toString(36)}-${(high >>> 0).toString(36)}`
}
