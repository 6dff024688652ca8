// A plan of the library or of a file is taken into the tariff of a project: as a draft there, to be looked at and saved.
import { useLocation } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { keepDraft, readDraft } from '#web/lib/form.ts'
import { tellDone } from '#web/lib/tell.ts'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { ageOf } from '../save-part.ts'
import { formOfTariff, type TariffForm } from '../tariff-form.ts'
import { words } from './words.ts'

export const tariffDraft = (project_id: string) => `tariff-${project_id}`
type Dated = Pick<Schemas['Project'], 'utility_id' | 'utility_name' | 'tariff'>
export const tariffAge = ({ utility_id, utility_name, tariff }: Dated) => ageOf([utility_id ?? utility_name, tariff])

export function useTakePlan(project: Schemas['Project']) {
  const [, go] = useLocation()
  return (plan: Schemas['RatePlan']) => {
    const name = tariffDraft(project.id)
    const form = readDraft<TariffForm>(name) ?? formOfTariff(project, tariffAge(project))
    keepDraft(name, { ...form, way: 'plan', plan, is_own_rate: true })
    tellDone(words.plan_added_to_rate({ name: plan.name }))
    go(`${tabHref(project.id, 'energy')}&part=tariff`)
  }
}
