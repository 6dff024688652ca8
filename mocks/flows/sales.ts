// Three sales to the end: paid in cash, by a loan, by a power purchase agreement. Step by step; `npm run flows` makes
// their documents.

import { agreementTemplate, signed } from './agreement-steps.ts'
import type { Flows, Step, Workflow } from './arazzo.ts'
import { designedProject } from './beginnings.ts'
import { begun, connected, filledIn } from './lender-steps.ts'
import type { Examples } from './machines/lender-examples.ts'
import { roadOf } from './machines/lender-road.ts'
import { acceptContract, milestones, sendContract, signs } from './machines/lender-roads.ts'
import { asked, financed, priced, project_id, projectIs, proposed } from './sale-steps.ts'
import { numbered } from './steps.ts'

const document = (title: string, workflow: Workflow): Flows => ({
  title,
  summary: workflow.summary,
  chart: 'lender application',
  made_by: 'mocks/flows/sales.ts',
  workflows: [workflow],
})

const moves = (to: string, before: string, description: string): Step =>
  asked(
    `project-${to.replaceAll('_', '-')}`,
    description,
    {
      operation: 'POST /v3/projects.UpdateProjectStatus',
      body: { project_id, version: `$steps.${before}.outputs.version`, status: to },
      status: 200,
      example: to,
      checks: [`$response.body#/project/status == '${to}'`],
    },
    { version: '$response.body#/project/version' },
  )

export const saleByCash = () =>
  document('A sale paid in cash', {
    workflowId: 'sale-cash',
    summary: 'A lead becomes a signed agreement, is installed and paid.',
    steps: numbered([
      ...[designedProject, ...financed('cash').slice(1), ...priced, ...proposed('cash')],
      ...[...agreementTemplate, ...signed],
      projectIs('paid_by_cash', 'The deal is sold.'),
      moves('installation_completed', 'project-paid-by-cash', 'The array is on the roof.'),
      moves('funded', 'project-installation-completed', 'The last invoice is paid.'),
    ]),
  })

type Lent = { lender: 'goodleap' | 'lightreach'; way: 'loan' | 'ppa'; title: string; summary: string }

/** Whichever lender pays, the way to the money is one. */
function saleAt({ lender, way, title, summary }: Lent, examples: Examples): Flows {
  const workflowId = `sale-${way}`
  const begin = [
    ...[designedProject, ...financed(way).slice(1), ...priced, ...proposed(way)],
    projectIs('submitted', 'Accepted, and to be financed.'),
    ...[...agreementTemplate, ...signed, connected(lender), ...begun(lender), filledIn('Sample')],
  ]
  const road = roadOf({ lender, lastname: 'Sample', begin, examples })
  road.send(['decision.approved', 'documents.sent'])
  road.add(projectIs('approved', 'The deal is sold.'))
  signs(road)
  sendContract(road)
  acceptContract(road, 'notice_to_proceed.given')
  milestones(road, ['approved'])
  return document(title, { workflowId, summary, steps: road.steps })
}

export const saleByLoan = (examples: Examples) =>
  saleAt(
    {
      lender: 'goodleap',
      way: 'loan',
      title: 'A sale paid by a loan',
      summary: 'A lead becomes a signed agreement and a loan of GoodLeap, funded.',
    },
    examples,
  )

export const saleByPpa = (examples: Examples) =>
  saleAt(
    {
      lender: 'lightreach',
      way: 'ppa',
      title: 'A sale paid by the kilowatt hour',
      summary: 'A lead becomes a signed agreement and a power purchase agreement of LightReach, funded.',
    },
    examples,
  )
