// What is on its way to a lender, by name. Pure.
const NAMES: Record<string, string> = {
  submit: 'the application',
  resubmit: 'the application, sent again',
  send_documents: 'the request to send its documents',
  upload_stipulation: 'a file for a stipulation',
  upload_contract: 'the installation agreement',
  upload_document: 'a document',
  milestone: 'a milestone',
  withdraw: 'the withdrawal',
  change_order: 'the change order',
  cancel_change_order: 'the withdrawal of the change order',
  update_design: 'the system as it is now',
  update_quote: 'the new quote',
}

/** 'the application' */
export const callName = (action: string): string => NAMES[action] ?? 'what was sent'

/** 'The application' */
export const callNames = (action: string): string => {
  const name = callName(action)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
