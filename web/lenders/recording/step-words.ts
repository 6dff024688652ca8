// Each step by hand as what a person does for it. Pure.
import type { RoadStep } from '#machines/lenders/recording/road.ts'
import type { Milestone } from '#machines/lenders/words.ts'
import type { Application } from '../under-way/application-words.ts'

type Words = Pick<Application, 'mode' | 'lender_name' | 'stipulations'>

const IN_PORTAL: Record<Milestone, string> = {
  notice_to_proceed: 'Request notice to proceed, then record its approval.',
  installation_complete: 'Report the installation complete, then record its approval.',
  permission_to_operate: 'Report permission to operate, then record its approval.',
}
const IN_HOUSE: Record<Milestone, string> = {
  notice_to_proceed: 'Record notice to proceed once work may begin.',
  installation_complete: 'Record when the installation is complete.',
  permission_to_operate: 'Record when the utility permits operation.',
}

export function stepWords({ kind, milestone }: RoadStep, { mode, lender_name, stipulations }: Words): string {
  const in_portal = mode === 'portal'
  if (milestone) return (in_portal ? IN_PORTAL : IN_HOUSE)[milestone]
  switch (kind) {
    case 'sent':
      return in_portal
        ? 'Apply for the homeowner in the portal, then record it as sent. Enter no Social Security number here.'
        : 'Take the application on paper, then record it as sent. Enter no Social Security number here.'
    case 'approved':
      return in_portal
        ? `Record the decision of ${lender_name}, with the amount.`
        : 'Decide, and record the decision with the amount.'
    case 'stipulations_met': {
      const open = stipulations.filter(({ status }) => status !== 'cleared').map(({ name }) => name)
      const what = open.length > 0 ? `: ${open.join(', ')}` : ''
      return in_portal
        ? `Upload what ${lender_name} asks for, then record it as cleared${what}.`
        : `Collect what you asked for, then record it as cleared${what}.`
    }
    case 'documents_signed':
      return in_portal
        ? `Send the documents of ${lender_name} from the portal, and record it once they are signed.`
        : 'Have the homeowner sign the financing documents, then record it.'
    case 'contract_accepted':
      return 'Upload the signed installation agreement in the portal, then record that it was accepted.'
    default:
      return in_portal ? 'Record the funding once the money is there.' : 'Pay out, and record the funding.'
  }
}
