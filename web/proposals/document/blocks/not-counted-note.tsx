import { notCounted } from '#machines/money/financing/not-counted.ts'
import type { Shown } from '../shown.ts'

/** Costs the savings leave out. Empty in proposals published before they were stored. */
export function NotCountedNote({ shown }: { shown: Shown }) {
  const sentences = notCounted(shown.figures.offers)
  return sentences.length > 0 && <p className="mt-2 text-xs text-ink-2 print:mt-1">{sentences.join(' ')}</p>
}
