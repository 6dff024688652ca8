// The household's use, its utility's rates, and the company's rate plans to choose from.
import type { TabProps } from '#web/projects/sale/project/project-tabs.ts'
import { type TabPartList, TabParts, useTabPart } from '#web/projects/sale/project/tab-parts.tsx'
import { PlansPart } from './plan/plans-part.tsx'
import { TariffPart } from './tariff-part.tsx'
import { UsePart } from './use-part.tsx'
import { words } from './words.ts'

const PARTS: TabPartList<TabProps> = [
  { id: 'use', label: words.use, screen: UsePart },
  { id: 'tariff', label: words.utility_rate, screen: TariffPart },
  { id: 'plans', label: words.rate_plans, screen: PlansPart },
]

export default function EnergyTab({ project }: TabProps) {
  const part = useTabPart(PARTS)
  return (
    <>
      <TabParts label={words.energy} project_id={project.id} tab="energy" parts={PARTS} current={part.id} />
      <part.screen project={project} />
    </>
  )
}
