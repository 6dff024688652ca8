// Tables that no archive holds, each with its reason. README.txt of an archive says the same to whoever opens it.
export const LEFT_OUT: Readonly<Record<string, string>> = {
  sessions: 'who is signed in is nobody else’s business',
  links: 'secret addresses open nothing elsewhere; new ones are made',
  invites: 'secret addresses, which end within days',
  idempotency_keys: 'answers kept for a day, to be given again',
  lender_connections: 'credentials: a company is connected anew',
  lender_webhooks: 'which messages of lenders were heard, by number',
  audit_heads: 'follows from the audit log',
  equipment_imports: 'previews of lists; the catalogue they led to is there',
  equipment_import_rows: 'previews of lists; the catalogue they led to is there',
  project_search: 'follows from projects and homeowners',
  project_bulk_changes: 'how a change of many projects is taken back, within the day',
  resource_uploads: 'files no resource has taken yet',
  notifications: 'what members were told of what is in here',
  notification_preferences: 'each member’s own; they choose anew',
  jobs: 'work of this server',
  file_parts: 'what jobs made, this archive among it',
}
