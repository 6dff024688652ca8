// Each step by hand as what a person does for it. Pure.

import type { Milestone } from '#machines/applications/lenders/codes.ts'
import type { RoadStep } from '#machines/applications/lenders/recording/road.ts'
import type { Application } from '../under-way/application-words.ts'
import { words } from './words.ts'

type Words = Pick<Application, 'mode' | 'lender_name' | 'stipulations'>

const IN_PORTAL: Record<Milestone, string> = {
  notice_to_proceed: words.request_notice_proceed_then,
  installation_complete: words.report_installation_complete_then,
  permission_to_operate: words.report_permission_operate_then,
}
const IN_HOUSE: Record<Milestone, string> = {
  notice_to_proceed: words.record_notice_proceed_once,
  installation_complete: words.record_when_installation_complete,
  permission_to_operate: words.record_when_utility_permits,
}

export function stepWords({ kind, milestone }: RoadStep, { mode, lender_name, stipulations }: Words): string {
  const in_portal = mode === 'portal'
  if (milestone) return (in_portal ? IN_PORTAL : IN_HOUSE)[milestone]
  switch (kind) {
    case 'sent':
      return in_portal ? words.apply_homeowner_portal_then : words.take_application_paper_then
    case 'approved':
      return in_portal ? words.record_decision_amount({ lender_name }) : words.decide_record_decision_amount
    case 'stipulations_met': {
      const open = stipulations.filter(({ status }) => status !== 'cleared').map(({ name }) => name)
      const what = { has_names: open.length > 0 ? 'yes' : 'no', names: open.join(', ') } as const
      return in_portal ? words.upload_what_asks_then({ lender_name, ...what }) : words.collect_what_you_asked(what)
    }
    case 'documents_signed':
      return in_portal ? words.send_documents_portal_record({ lender_name }) : words.have_homeowner_sign_financing
    case 'contract_accepted':
      return words.upload_signed_installation_agreement
    default:
      return in_portal ? words.record_funding_once_money : words.pay_out_record_funding
  }
}
