// What a person chose for a plan, and the edition of the code that applies.
import type { Schemas } from '#sdk/types.ts'
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

export function codeOf({ edition: chosen }: Choices, state: string | null): Applied {
  const by_state = state === null ? null : stateEdition(state)
  const edition = chosen ?? by_state?.edition ?? null
  return {
    edition,
    basis: chosen ? 'chosen' : edition ? 'state' : 'unknown',
    since: chosen ? null : (by_state?.since ?? null),
    sources: chosen || !by_state ? [] : [...by_state.sources, by_state.as_of],
    code: { edition: edition ?? '2020' },
    article: subject => edition && articleOf(subject, edition),
  }
}
