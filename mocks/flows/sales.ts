// Three sales to the end, as the first issue tells them: paid in cash, by a loan, by a power purchase agreement. Written step by step;
// npm run flows makes their documents.
import type { Flows, Step, Workflow } from './arazzo.ts'
import {
  agreementTemplate,
  asked,
  designed,
  financed,
  lead,
  licensed,
  priced,
  project_id,
  projectIs,
  proposed,
  signed,
} from './sale-steps.ts'
import { clockBy, numbered, signUp } from './steps.ts'

const story = (workflowId: string, summary: string, steps: readonly Step[]): Workflow => ({
  ...{ workflowId, summary },
  steps: numbered([signUp(workflowId), ...steps]),
})
const document = (title: string, workflow: Workflow): Flows => ({
  ...{ title, summary: workflow.summary, made_by: 'mocks/flows/sales.ts', workflows: [workflow] },
})

const sealed: Step = {
  stepId: 'seal',
  description: 'A minute later the signed PDF is sealed.',
  call: clockBy('1m'),
}
const moves = (to: string, before: string, description: string): Step =>
  asked(
    `project-${to.replaceAll('_', '-')}`,
    description,
    {
      operation: 'POST /v3/projects.UpdateProjectStatus',
      body: { project_id, version: `$steps.${before}.outputs.version`, status: to },
      ...{ status: 200, example: to, checks: [`$response.body#/project/status == '${to}'`] },
    },
    { version: '$response.body#/project/version' },
  )

export const saleByCash = () =>
  document(
    'A sale paid in cash',
    story('sale-cash', 'A lead becomes a signed agreement, is installed and paid.', [
      ...[
        ...lead,
        ...designed,
        ...priced,
        ...financed('cash'),
        ...proposed('cash'),
        ...licensed,
        ...agreementTemplate,
        ...signed,
      ],
      sealed,
      projectIs('paid_by_cash', 'The deal is sold.'),
      moves('installation_completed', 'project-paid-by-cash', 'The array is on the roof.'),
      moves('funded', 'project-installation-completed', 'The last invoice is paid.'),
    ]),
  )
