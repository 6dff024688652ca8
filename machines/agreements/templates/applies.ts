// Decides if an agreement applies to a project by its state, payment method and adders. Pure.
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

type Conditions = Pick<Schemas['AgreementDraft'], 'states' | 'financing_types' | 'adder_ids'>
type Project = {
  state: string | null
  financing_type: Schemas['FinancingType'] | null
  adder_ids: readonly string[]
}

/** A sentence for each condition that does not hold. */
export function whyNot({ states, financing_types, adder_ids }: Conditions, project: Project): string[] {
  const sentences: string[] = []
  if (states.length > 0 && !states.some(state => state === project.state)) {
    const named = states.join(', ')
    sentences.push(
      project.state
        ? words.for_other_states({ states: named, state: project.state })
        : words.for_states_no_address({ states: named }),
    )
  }
  if (financing_types.length > 0 && !financing_types.some(type => type === project.financing_type)) {
    const types = financing_types.map(type => words.ways_to_pay[type]).join(', ')
    sentences.push(
      project.financing_type
        ? words.for_other_financing({ types, type: words.ways_to_pay[project.financing_type] })
        : words.for_financing_not_chosen({ types }),
    )
  }
  if (adder_ids.length > 0 && !adder_ids.some(id => project.adder_ids.includes(id)))
    sentences.push(words.for_other_adders)
  return sentences
}
