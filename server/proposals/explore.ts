// A published proposal's figures under another assumption, from its frozen inputs alone. Pure.

import { refuse } from '#machines/lib/refuse.ts'
import type { KeptInputs } from '../db/schema/proposals.ts'
import { type Figures, figuresFrom, type ProposalInputs, type Side } from './figures.ts'
import { words } from './words.ts'

type Published = { figures: Figures; inputs: KeptInputs | null }
type Assumption = { utility_escalation: number; with_battery: boolean }

/** Throws 400 for an unsupported assumption: a battery the proposal doesn't have, or any without frozen inputs. */
export function explore({ figures, inputs }: Published, asked: Assumption): Figures {
  // Published figures don't change, even if the calculation has improved since.
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

/** Proposals published before Regulation Z's APR was stored call the note rate APR; keep that under any assumption. */
function speakingAs(published: Figures, explored: Figures): Figures {
  if (published.offers.some(({ reg_z }) => reg_z)) return explored
  return { ...explored, offers: explored.offers.map(({ reg_z, ...offer }) => offer) }
}

export function sideOf(kept: KeptInputs | null, with_battery: boolean): Side | undefined {
  const inputs = kept as ProposalInputs | null
  return [inputs?.own, inputs?.without_battery].find(side => side?.fixed.with_battery === with_battery) ?? undefined
}
