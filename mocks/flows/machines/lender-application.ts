// The flows of a lender application: machines/lenders/application-chart.ts as lenders and company go through it. Two documents share one
// set of named examples.
import type { Flows } from '../arazzo.ts'
import { decisionFlows } from './lender-decisions.ts'
import { examplesOf } from './lender-examples.ts'
import { roads } from './lender-roads.ts'

const made_by = 'mocks/flows/machines/lender-application.ts'

export function lenderFlows() {
  const examples = examplesOf()
  const decisions: Flows = {
    title: 'What a lender decides',
    summary: 'Every way from one decision to another, as lender and company go it.',
    ...{ made_by, workflows: decisionFlows(examples) },
  }
  const applications: Flows = {
    title: 'Lender applications',
    summary: 'Documents, stipulations, contract, milestones and change orders, at each lender as it has them.',
    ...{ made_by, workflows: roads(examples) },
  }
  return { decisions, applications, examples: examples.all }
}
export const decisionsOnly = () => lenderFlows().decisions
export const roadsOnly = () => lenderFlows().applications
