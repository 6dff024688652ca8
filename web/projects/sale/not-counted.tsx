import { notCounted } from '#machines/money/financing/not-counted.ts'
import type { Schemas } from '#sdk/types.ts'

/** Costs the savings leave out; empty if there are none. */
export function NotCounted({ offers }: { offers: Schemas['Offer'][] }) {
  const sentences = notCounted(offers)
  return sentences.length > 0 && <p className="mt-3 text-sm text-ink-2">{sentences.join(' ')}</p>
}
