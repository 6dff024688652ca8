// Whether an agreement is for a project: its state, its way to pay, its adders. Pure.
import type { Schemas } from '#sdk/types.ts'
import { WAYS_TO_PAY } from '../../lib/words.ts'

type Conditions = Pick<Schemas['AgreementDraft'], 'states' | 'financing_types' | 'adder_ids'>
type Project = {
  state: string | null
  financing_type: Schemas['FinancingType'] | null
  adder_ids: readonly string[]
}

/** A sentence for each condition that does not hold. */
export function whyNot({ states, financing_types, adder_ids }: Conditions, project: Project): string[] {
  const sentences: string[] = []
  if (states.length > 0 && !states.some(state => state === project.state))
    sentences.push(
      `It is for homes in ${states.join(', ')}; ${project.state ? `this one is in ${project.state}` : 'this project has no address'}.`,
    )
  if (financing_types.length > 0 && !financing_types.some(type => type === project.financing_type))
    sentences.push(
      `It is for projects paid by ${financing_types.map(type => WAYS_TO_PAY[type]).join(' or ')}; ${
        project.financing_type
          ? `this one is paid by ${WAYS_TO_PAY[project.financing_type]}`
          : 'no way to pay is chosen here'
      }.`,
    )
  if (adder_ids.length > 0 && !adder_ids.some(id => project.adder_ids.includes(id)))
    sentences.push('It is for projects with certain adders, and this one has none of them.')
  return sentences
}
