// A lender's decision in words, and what follows from it. Pure.
import { date, money } from '#web/lib/format.ts'
import type { Application } from '../application-words.ts'
import { words } from './words.ts'

type Words = { title: string; sentence: string; next?: string }

export function decisionWords(application: Application): Words {
  const { status, lender_name, amount_cents, approved_amount_cents, approval_expires_on, change_order } = application
  const approved = approved_amount_cents === null ? '' : ` ${money(approved_amount_cents)}`
  const until = approval_expires_on ? words.valid_until({ approval_expires_on: date(approval_expires_on) }) : ''
  const less =
    approved_amount_cents !== null && approved_amount_cents < amount_cents
      ? words.amount_requested({ amount: money(amount_cents) })
      : ''
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
        sentence: words.approved_sentence({ lender_name, approved, until, less }),
      }
    case 'approved_with_stipulations':
      return {
        title: words.approved_stipulations,
        sentence: words.approved_stipulations_sentence({ lender_name, approved, until, less }),
      }
    case 'counter_offered':
      return {
        title: words.another_offer,
        sentence: words.offers_instead({ lender_name, approved, amount: money(amount_cents) }),
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
        next: words.no_match_next,
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
        sentence: `${lender_name} declined the application. The reasons stay here; ${lender_name} also sends them to the homeowner.`,
        next: words.declined_next,
      }
    case 'expired':
      return {
        title: words.expired,
        sentence: words.approval_expired_sentence({
          lender_name,
          value: approval_expires_on ? date(approval_expires_on) : 'now',
        }),
        next: words.expired_next,
      }
    case 'canceled':
      return { title: words.canceled, sentence: words.application_was_canceled_nothing({ lender_name }) }
    case 'funded':
      return { title: words.funded, sentence: words.has_paid({ lender_name }) }
  }
}
