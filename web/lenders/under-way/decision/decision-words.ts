// A lender's decision in words, and what follows from it. Pure.
import { date, money } from '#web/lib/format.ts'
import type { Application } from '../application-words.ts'

type Words = { title: string; sentence: string; next?: string }

export function decisionWords(application: Application): Words {
  const { status, lender_name, amount_cents, approved_amount_cents, approval_expires_on, change_order } = application
  const approved = approved_amount_cents === null ? '' : ` ${money(approved_amount_cents)}`
  const until = approval_expires_on ? `, good until ${date(approval_expires_on)}` : ''
  const less =
    approved_amount_cents !== null && approved_amount_cents < amount_cents
      ? ` ${money(amount_cents)} was asked for.`
      : ''
  switch (status) {
    case 'draft':
    case 'shared':
      return { title: 'Not sent yet', sentence: 'It is still being filled in.' }
    case 'submitted':
      return {
        title: 'Sent',
        sentence: `${lender_name} has been asked. Its decision appears here as soon as it is made.`,
      }
    case 'in_review':
      return change_order?.status === 'requested'
        ? { title: 'In review', sentence: `${lender_name} looks at the changed amount before work goes on.` }
        : { title: 'In review', sentence: `A person at ${lender_name} looks at the application.` }
    case 'approved':
      return { title: 'Approved', sentence: `${lender_name} approved${approved}${until}.${less}` }
    case 'approved_with_stipulations':
      return {
        title: 'Approved, with stipulations',
        sentence: `${lender_name} approved${approved}${until}, once what it asks for below is cleared.${less}`,
      }
    case 'counter_offered':
      return {
        title: 'Another offer',
        sentence: `${lender_name} offers${approved} instead of ${money(amount_cents)}.`,
        next: 'The homeowner can take it and pay the rest another way, or you ask for another amount. Talk it over before you accept.',
      }
    case 'credit_frozen':
      // https://consumer.ftc.gov/articles/credit-freezes-and-fraud-alerts: lifting is free, and online or by phone takes effect within an hour.
      return {
        title: 'Credit is frozen',
        sentence: `${lender_name} could not look at the homeowner’s credit, because it is frozen.`,
        next: 'The homeowner lifts the freeze at the credit bureau, online or by phone: it costs nothing and takes effect within an hour. Then ask again; nothing needs to be filled in anew.',
      }
    case 'no_match':
      return {
        title: 'Nobody found',
        sentence: `No credit file matched what was sent to ${lender_name}.`,
        next: 'Check name and date of birth as they stand on the driver’s license, and ask again with all nine digits of the social security number.',
      }
    case 'on_hold':
      return {
        title: 'On hold',
        sentence: `${lender_name} holds the application.`,
        next: `What it waits for is said above or by ${lender_name} itself. Nothing is lost meanwhile.`,
      }
    case 'declined':
      return {
        title: 'Declined',
        sentence: `${lender_name} declined the application. The reasons stay here; ${lender_name} also sends them to the homeowner.`,
        next: 'Another lender may decide otherwise: moving takes people, design and documents along and asks only what differs. Or the homeowner pays another way.',
      }
    case 'expired':
      return {
        title: 'Expired',
        sentence: `The approval by ${lender_name} was good until ${approval_expires_on ? date(approval_expires_on) : 'now'} and is over.`,
        next: 'Apply anew, here or at another lender.',
      }
    case 'canceled':
      return { title: 'Canceled', sentence: `The application at ${lender_name} was canceled. Nothing of it goes on.` }
    case 'funded':
      return { title: 'Funded', sentence: `${lender_name} has paid.` }
  }
}
