// What a person chose for a plan, and the edition of the code that applies.
import type { Schemas } from '#sdk/types.ts'
import { type Jurisdiction, jurisdictionOf, type Place } from '../../jurisdictions.ts'
import { articleOf, type Edition, type Subject } from '../code/editions.ts'
import type { Code } from '../code/limits.ts'
import { stateEdition } from '../code/state-editions.ts'

export type Choices = Schemas['ElectricalChoices']

export const NO_CHOICES: Choices = {
  edition: null,
  service_a: null,
  busbar_a: null,
  main_a: null,
  main_place: null,
  opposite_end: null,
  load_breakers_a: null,
  existing_sources_a: null,
  existing_breakers_a: [],
  feed_through_a: null,
  taps_allowed: null,
  calculated_load_a: null,
  control_a: null,
  connection: null,
  strings: null,
  dc_ft: null,
  ac_ft: null,
  above_roof_in: null,
  terminal_c: null,
  module_shutdown: null,
  storage_place: null,
}

export type Applied = {
  readonly edition: Edition | null
  readonly basis: Schemas['ElectricalPlan']['edition_basis']
  readonly since: string | null
  readonly sources: readonly string[]
  /** For limits: without an edition, the stricter ones of 2020. */
  readonly code: Code
  /** Null without an edition: a number of another one would mislead. */
  readonly article: (subject: Subject) => string | null
}

const isElectrical = ({ edition, rooftop_in, ac_rise_pct }: Jurisdiction) =>
  edition !== null || rooftop_in !== null || ac_rise_pct !== null

/** By the person's choice, the jurisdiction's entry, then the state's default. */
export function codeOf({ edition: chosen }: Choices, place: Place, jurisdictions: readonly Jurisdiction[]): Applied {
  const own = jurisdictionOf(place, jurisdictions, isElectrical)
  const by_state = place && stateEdition(place.state)
  const edition = chosen ?? own?.edition ?? by_state?.edition ?? null
  const basis = chosen ? 'chosen' : own?.edition ? 'jurisdiction' : edition ? 'state' : 'unknown'
  const { rooftop_in = null, ac_rise_pct = null } = own ?? {}
  return {
    edition,
    basis,
    since: basis === 'jurisdiction' ? (own?.since ?? null) : basis === 'state' ? (by_state?.since ?? null) : null,
    sources:
      basis === 'jurisdiction'
        ? [own?.source ?? ''].filter(Boolean)
        : basis === 'state' && by_state
          ? [...by_state.sources, by_state.as_of]
          : [],
    code: {
      edition: edition ?? '2020',
      overrides: {
        ...(rooftop_in === null ? {} : { rooftop_in }),
        ...(ac_rise_pct === null ? {} : { ac_rise_pct }),
      },
    },
    article: subject => edition && articleOf(subject, edition),
  }
}
