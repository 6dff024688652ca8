// How each status looks, in one place: a word has one look wherever it is read. What the specification names (section 4) looks as
// it says. The rest follows: blue is with somebody else, green is done, orange waits for us, red is lost or late, gray is over
// and nothing to do, an outline has only begun. What is as it should be on nearly every row carries no badge at all.

export type BadgeLook = 'info' | 'success' | 'warning' | 'danger' | 'neutral' | 'default'

const SPECIFIED = {
  submitted: 'info',
  created: 'info',
  disclosure_sent: 'info',
  sent: 'info',
  open: 'info',
  accepted: 'success',
  approved: 'success',
  pending: 'warning',
  rejected: 'danger',
  canceled: 'danger',
  voided: 'neutral',
  completed: 'neutral',
  closed: 'neutral',
} as const satisfies Record<string, BadgeLook>

const OURS = {
  // Projects and deals
  draft: 'default',
  new: 'default',
  active: 'default',
  agreement_out: 'info',
  at_lender: 'info',
  installed: 'info',
  installation_completed: 'info',
  paid_by_cash: 'success',
  funded: 'success',
  declined: 'danger',
  sample: 'info',
  // Proposals and agreements
  viewed: 'info',
  reading_now: 'success',
  signed: 'success',
  expired: 'warning',
  not_published: 'neutral',
  changed_since: 'warning',
  incomplete: 'warning',
  blocked: 'danger',
  // Applications at lenders
  shared: 'info',
  in_review: 'info',
  approved_with_stipulations: 'warning',
  counter_offered: 'warning',
  credit_frozen: 'warning',
  no_match: 'warning',
  on_hold: 'warning',
  none: 'neutral',
  cleared: 'success',
  not_uploaded: 'neutral',
  uploaded: 'info',
  not_started: 'neutral',
  conditionally_approved: 'warning',
  resubmitted: 'info',
  requested: 'info',
  documents_sent: 'info',
  applied: 'success',
  lowest: 'success',
  // Changes of a sale
  withdrawn: 'warning',
  kept: 'neutral',
  yours: 'warning',
  // Money
  issued: 'info',
  partly_paid: 'warning',
  paid: 'success',
  overdue: 'danger',
  written_off: 'neutral',
  void: 'neutral',
  owed: 'info',
  held: 'warning',
  planned: 'neutral',
  matched: 'success',
  differs: 'warning',
  clawback: 'warning',
  unknown: 'danger',
  known: 'neutral',
  posted: 'success',
  not_posted: 'warning',
  set_aside: 'neutral',
  own_price: 'info',
  // Tasks
  due_today: 'warning',
  due_later: 'default',
  // Mails
  queued: 'info',
  delivered: 'success',
  not_mailed: 'warning',
  failed: 'danger',
  handed_over: 'neutral',
  by_link: 'neutral',
  copy: 'neutral',
  // People and sessions
  invited: 'info',
  disabled: 'neutral',
  suspended: 'warning',
  revoked: 'neutral',
  this_session: 'info',
  // Catalogs and settings
  off: 'neutral',
  inactive: 'neutral',
  archived: 'neutral',
  automatic: 'neutral',
  by_hand: 'neutral',
  built_in: 'neutral',
  custom: 'info',
  chosen: 'success',
  connected: 'success',
  not_connected: 'neutral',
  needs_reconnecting: 'warning',
  sandbox: 'neutral',
  assumed: 'warning',
  confirmed: 'success',
  counts: 'success',
  not_ours: 'default',
  excluded: 'neutral',
  ended: 'neutral',
  // Imports and jobs
  waiting: 'neutral',
  running: 'info',
  being_read: 'neutral',
  not_imported: 'warning',
  importing: 'info',
  imported: 'success',
  undone: 'neutral',
  discarded: 'neutral',
  changed: 'info',
  unchanged: 'neutral',
  asked: 'warning',
  skipped: 'warning',
  added: 'success',
  updated: 'info',
  refused: 'danger',
  unreadable: 'danger',
  // Page problems
  resolved: 'success',
  dismissed: 'neutral',
} as const satisfies Record<string, BadgeLook>

export type BadgeStatus = keyof typeof SPECIFIED | keyof typeof OURS

const plain = (status: string) => status.toLowerCase().replaceAll(/[\s_]/g, '')
const LOOKS = new Map<string, BadgeLook>(
  [...Object.entries(OURS), ...Object.entries(SPECIFIED)].map(([status, look]) => [plain(status), look]),
)

/** Compared ignoring case, spaces and underscores; anything else has the default look, as the specification says. */
export const badgeLook = (status: string): BadgeLook => LOOKS.get(plain(status)) ?? 'default'
