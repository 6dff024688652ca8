// Each check explained for readers who have never run this tool.
import type { CheckName } from './report.ts'

export const CHECK_WORDS: Record<CheckName, string> = {
  server_error: 'The backend never answers 5xx, whatever it is sent.',
  undocumented_status: 'Every status is one the contract lists.',
  content_type: 'Every response has a media type the contract lists.',
  response_schema: 'Every response matches its schema.',
  undocumented_field: 'Every field of a response is in its schema.',
  response_headers: 'Headers the contract requires are there and match their schemas.',
  positive_accepted: 'A request that the contract allows is not refused as invalid.',
  negative_rejected: 'A request that the contract forbids is refused.',
  boundary: 'The last allowed value is accepted and the first disallowed one refused.',
  missing_header: 'A request without a required header is refused.',
  ignored_auth: 'A request without a credential, or with a wrong one, is refused.',
  unsupported_method: 'A method the contract does not list gets 405 with an Allow header.',
  available_after_create: 'What was created can be read.',
  use_after_delete: 'What was deleted can no longer be read.',
  tenant_isolation: 'One tenant never sees the rows of another.',
  round_trip: 'What was written is read back, and what was not mentioned stays.',
  pagination: 'Pages keep to their limit, do not overlap and together list everything.',
  filtering: 'A filter or search lists everything that matches and nothing else.',
  unique_rows: 'A list has no row twice.',
  unknown_reference: 'An ID that nothing has is refused.',
  idempotency: 'The same key gets the same response, and is refused with another body.',
  optimistic_lock: 'A stale version is refused, and versions grow.',
  whole_cents: 'Amounts in cents are whole numbers.',
}
