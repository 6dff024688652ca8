// A loan whose installation GoodLeap has approved, so that it owes money: flows of lender payments begin here.
import type { Workflow } from '../arazzo.ts'
import { application_id, get } from '../lender-steps.ts'
import { project_id } from '../sale-steps.ts'
import { silent } from '../steps.ts'
import type { Examples } from './lender-examples.ts'
import { roadOf } from './lender-road.ts'
import { AGREEMENT, acceptContract, pass, sendContract, signs } from './lender-roads.ts'

export function installedLoan(examples: Examples): Workflow {
  const workflowId = 'loan-installed'
  const road = roadOf({ workflowId, lender: 'goodleap', lastname: 'Sample', before: AGREEMENT, examples })
  road.send(['decision.approved', 'documents.sent'])
  signs(road)
  sendContract(road)
  acceptContract(road, 'notice_to_proceed.given')
  pass(road, ['approved'], ['notice_to_proceed', 'installation_complete'])
  const known = road.look('known', 'The application, with the lender’s reference.', get, {
    reference: '$response.body#/application/lender_reference',
  })
  return silent({
    workflowId,
    summary: 'A GoodLeap loan whose installation is approved.',
    steps: road.steps,
    outputs: {
      token: '$steps.open.outputs.token',
      project_id,
      application_id,
      reference: `$steps.${known}.outputs.reference`,
    },
  })
}
