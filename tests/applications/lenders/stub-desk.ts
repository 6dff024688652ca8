// A lender that answers as configured, and remembers the last request.

import type { Facts, LenderActions } from '#machines/applications/lenders/lender-actions.ts'
import type { Desk } from '#mocks/lenders/voice.ts'

export type Answers = { facts: Facts } & {
  [A in
    | 'products'
    | 'estimates'
    | 'required_documents'
    | 'documents'
    | 'equipment'
    | 'users']: LenderActions[A]['output']
}

export function stubDesk({ facts, ...lists }: Answers): { desk: Desk; heard: unknown[] } {
  const heard: unknown[] = []
  const hears =
    <T>(answer: T) =>
    (input: unknown) => {
      heard.push(input)
      return answer
    }
  return {
    heard,
    desk: {
      sign_in: hears({ token: 'an-example-token', expires_in_s: 3600 }),
      products: hears(lists.products),
      estimates: hears(lists.estimates),
      submit: hears(facts),
      details: hears(facts),
      resubmit: hears(facts),
      required_documents: hears(lists.required_documents),
      documents: hears(lists.documents),
      send_documents: hears(facts),
      upload_stipulation: hears(facts),
      upload_contract: hears(facts),
      upload_document: hears(facts),
      milestone: hears(facts),
      withdraw: hears(facts),
      change_order: hears(facts),
      cancel_change_order: hears(facts),
      equipment: hears(lists.equipment),
      update_design: hears(facts),
      update_quote: hears(facts),
      users: hears(lists.users),
    },
  }
}
