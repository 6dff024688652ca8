// What the trail of a transaction may hold, and how each event reads. Pure: the report, the certificate page and the verifier
// say it alike. A signer's own events come with `detail.ip` and `detail.device`, those about a signer with `signer_id`.
export const TRAIL_EVENTS = {
  sent: 'Sent for signature',
  link_made: 'Link made',
  link_mailed: 'Link mailed',
  link_revoked: 'Link ended',
  reminded: 'Reminded by mail',
  handed_over: 'Device handed over to sign in person',
  device_received: 'Took the device to sign in person',
  viewed: 'Opened the agreement',
  resumed: 'Came back to the agreement',
  consented: 'Agreed to sign electronically',
  consent_withdrawn: 'Withdrew the consent to sign electronically',
  paper_requested: 'Asked for a paper copy',
  page_read: 'Read a page',
  signature_adopted: 'Adopted a signature',
  initials_adopted: 'Adopted initials',
  reviewed: 'Reviewed before signing',
  signed: 'Signed',
  refused: 'Refused: a field of another signer',
  declined: 'Declined',
  signed_on_paper: 'Signed on paper, recorded by hand',
  paper_recorded: 'Scan of the signed paper recorded',
  paper_taken_back: 'Record of the signed paper taken back',
  completed: 'Signed by everyone',
  // Only in trails from before a named authority was always waited for.
  timestamp_missing: 'The timestamp authority did not answer',
  sealed: 'Sealed',
  copy_mailed: 'Copy mailed',
  downloaded: 'Downloaded the signed document',
  project_not_moved: 'The project could not be moved on',
  canceled: 'Canceled',
  voided: 'Voided',
} as const

export type TrailEventName = keyof typeof TRAIL_EVENTS

export const isTrailEvent = (text: string): text is TrailEventName => Object.hasOwn(TRAIL_EVENTS, text)
