// A loan whose installation GoodLeap has approved, so that it owes money: flows of lender payments begin here.
import { get } from '../lender-steps.ts'
import { scene, silent } from '../steps.ts'
import type { Examples } from './lender-examples.ts'
import { roadOf } from './lender-road.ts'
import { acceptContract, pass, sendContract, signs } from './lender-roads.ts'

export function installedLoan(examples: Examples) {
  const road = roadOf({ lender: 'goodleap', lastname: 'Sample', is_signed: true, examples })
  road.send(['decision.approved', 'documents.sent'])
  signs(road)
  sendContract(road)
  acceptContract(road, 'notice_to_proceed.given')
  pass(road, ['approved'], ['notice_to_proceed', 'installation_complete'])
  road.look('known', 'The application, with the lender’s reference.', get, {
    reference: '$response.body#/application/lender_reference',
  })
  return scene('loan-installed', 'A GoodLeap loan whose installation is approved.', silent(road.steps))
}
