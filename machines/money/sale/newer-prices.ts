// Prices of the company that have changed since the project's, and the total after taking them over.
import { centsInWords, unitWords, usd } from '#machines/money/pricing/methods.ts'
import { type ProjectStatus, projectStage } from '#machines/projects/project-status.machine.ts'
import type { Schemas } from '#sdk/types.ts'
import { explainPrice } from './price.ts'
import type { PricedProject } from './price-inputs.ts'
import { type PricedSale, withProject } from './sale.ts'
import { words } from './words.ts'

type Newer = Schemas['NewerPrices']

/** The project without kept prices. */
export const NOTHING_KEPT = { kept_base: null, kept_prices: {}, adders_as_of: null } as const

/** A sold project's prices are agreed, so none is newer. */
const isOpen = (status: ProjectStatus) => ['New Project', 'In Progress'].includes(projectStage(status))

/** A markup is a cost of the company's: of a base made from cost the sum is shown. */
const baseWords = ({ base, breakdown }: PricedProject) =>
  base.method === 'per_watt'
    ? words.per_watt({ price: usd(base.price_usd_per_w ?? 0) })
    : centsInWords(breakdown?.base_cents ?? 0)

function adderWords({ adders: here }: PricedProject, id: string): string {
  const found = here.find(({ terms, applies }) => terms.id === id && applies)
  return found ? unitWords(found.terms) : words.not_in_price
}

/** Null if none is newer, if there is no price, and after the sale. */
export const newerPrices = (sale: PricedSale): Newer | null => readNewer(sale)?.() ?? null

/** The same, to be put into words in one language or in both. */
export function readNewer(sale: PricedSale): (() => Newer) | null {
  const { project, adders } = sale
  const { kept_base, kept_prices, adders_as_of, status } = project
  const keeps = kept_base !== null || adders_as_of !== null || Object.keys(kept_prices).length > 0
  if (!keeps || !isOpen(status)) return null
  const kept = explainPrice(sale)
  const today = explainPrice(withProject(sale, NOTHING_KEPT))
  if (!kept?.breakdown || !today?.breakdown) return null
  const { price_cents: kept_price_cents } = kept.breakdown
  const { price_cents } = today.breakdown
  const terms = new Map([...kept.adders, ...today.adders].map(({ terms }) => [terms.id, terms]))
  const changedAt = (id: string) => adders.today.find(adder => adder.id === id)?.changed_at.toISOString()
  const linesOf = (): Newer['lines'] => {
    const lines: Newer['lines'] = []
    const add = (name: string, { is, was }: { is: string; was: string }, since: string | undefined) => {
      if (is !== was) lines.push({ name, company: is, kept: was, since: since ?? null })
    }
    if (project.price_usd_per_w === null)
      add(words.base_price, { is: baseWords(today), was: baseWords(kept) }, kept_prices.base?.since)
    for (const item of today.items) {
      const before = kept.items.find(({ id }) => id === item.id)
      if (before) add(item.name, { is: unitWords(item), was: unitWords(before) }, kept_prices.items?.[item.id]?.since)
    }
    for (const [id, { name }] of terms)
      add(name, { is: adderWords(today, id), was: adderWords(kept, id) }, changedAt(id))
    return lines
  }
  return linesOf().length === 0 ? null : () => ({ lines: linesOf(), kept_price_cents, price_cents })
}
