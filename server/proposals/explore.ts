// A published proposal's figures under another assumption, from nothing but what was frozen with it. Pure.

import { refuse } from '#machines/lib/refuse.ts'
import type { KeptInputs } from '../db/schema/proposals.ts'
import { type Figures, figuresFrom, type ProposalInputs, type Side } from './figures.ts'
import { words } from './words.ts'

type Published = { figures: Figures; inputs: KeptInputs | null }
type Assumption = { utility_escalation: number; with_battery: boolean }

/** Throws 400 for what cannot be tried: the battery of a proposal without one, and any other assumption where nothing was frozen. */
export function explore({ figures, inputs }: Published, asked: Assumption): Figures {
  // What was published stays what it says, whatever the calculation has learned since.
  if (asked.utility_escalation === figures.utility_escalation && asked.with_battery === figures.with_battery)
    return figures
  const side = sideOf(inputs, asked.with_battery)
  if (side)
    return speakingAs(
      figures,
      figuresFrom(
        side,
        figures.offers.map(({ option_id }) => option_id),
        asked.utility_escalation,
      ),
    )
  if (asked.with_battery === figures.with_battery)
    throw refuse(400, 'invalid_input', {
      utility_escalation: words.explore.no_other_assumptions,
    })
  const sentence = asked.with_battery ? words.explore.no_battery : words.explore.only_with_battery
  throw refuse(400, 'invalid_input', { with_battery: sentence })
}

/** What was published before the APR of Regulation Z was kept calls the note rate so; it does under any assumption. */
function speakingAs(published: Figures, explored: Figures): Figures {
  if (published.offers.some(({ reg_z }) => reg_z)) return explored
  return { ...explored, offers: explored.offers.map(({ reg_z, ...offer }) => offer) }
}

export function sideOf(kept: KeptInputs | null, with_battery: boolean): Side | undefined {
  const inputs = kept as ProposalInputs | null
  return [inputs?.own, inputs?.without_battery].find(side => side?.fixed.with_battery === with_battery) ?? undefined
}
