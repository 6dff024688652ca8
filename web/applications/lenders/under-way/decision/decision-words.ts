// A lender's decision in words, and what follows from it. Pure.
import { date, money } from '#web/lib/format.ts'
import type { Application } from '../application-words.ts'
import { words } from './words.ts'

type Words = { title: string; sentence: string; next?: string }

export function decisionWords(application: Application): Words {
  const { status, lender_name, amount_cents, approved_amount_cents, approval_expires_on, change_order } = application
  const approved = {
    lender_name,
    has_amount: approved_amount_cents === null ? 'no' : 'yes',
    approved: approved_amount_cents === null ? '' : money(approved_amount_cents),
    has_day: approval_expires_on ? 'yes' : 'no',
    day: approval_expires_on ? date(approval_expires_on) : '',
    is_less: approved_amount_cents !== null && approved_amount_cents < amount_cents ? 'yes' : 'no',
    amount: money(amount_cents),
  } as const
  switch (status) {
    case 'draft':
    case 'shared':
      return { title: words.not_sent_yet, sentence: words.still_being_filled }
    case 'submitted':
      return {
        title: words.sent,
        sentence: words.has_been_asked_decision({ lender_name }),
      }
    case 'in_review':
      return change_order?.status === 'requested'
        ? { title: words.review, sentence: words.looks_changed_amount_before({ lender_name }) }
        : { title: words.review, sentence: words.person_looks_application({ lender_name }) }
    case 'approved':
      return {
        title: words.approved,
        sentence: words.approved_sentence(approved),
      }
    case 'approved_with_stipulations':
      return {
        title: words.approved_stipulations,
        sentence: words.approved_stipulations_sentence(approved),
      }
    case 'counter_offered':
      return {
        title: words.another_offer,
        sentence: words.offers_instead(approved),
        next: words.counteroffer_next,
      }
    case 'credit_frozen':
      // https://consumer.ftc.gov/articles/credit-freezes-and-fraud-alerts: lifting is free, and online or by phone takes effect within an hour.
      return {
        title: words.credit_frozen,
        sentence: words.could_not_look_homeowner({ lender_name }),
        next: words.credit_frozen_next,
      }
    case 'no_match':
      return {
        title: words.nobody_found,
        sentence: words.no_credit_file_matched({ lender_name }),
        next: words.no_match_next({ ssn: application.ssn }),
      }
    case 'on_hold':
      return {
        title: words.hold,
        sentence: words.holds_application({ lender_name }),
        next: words.on_hold_next({ lender_name }),
      }
    case 'declined':
      return {
        title: words.declined,
        sentence: words.declined_sentence({ lender_name }),
        next: words.declined_next,
      }
    case 'expired':
      return {
        title: words.expired,
        sentence: words.approval_expired_sentence({
          lender_name,
          has_day: approval_expires_on ? 'yes' : 'no',
          day: approval_expires_on ? date(approval_expires_on) : '',
        }),
        next: words.expired_next,
      }
    case 'canceled':
      return { title: words.canceled, sentence: words.application_was_canceled_nothing({ lender_name }) }
    case 'funded':
      return { title: words.funded, sentence: words.has_paid({ lender_name }) }
  }
}
