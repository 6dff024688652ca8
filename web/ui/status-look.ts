// The color of each status: the specification's map (section 4), and anything else the default. Lenders' statuses, which it doesn't
// know, have a map of their own; it comes second.

export type BadgeLook = 'info' | 'success' | 'warning' | 'danger' | 'neutral' | 'default'

const SPECIFIED = new Map<string, BadgeLook>(
  Object.entries({
    submitted: 'info',
    created: 'info',
    disclosuresent: 'info',
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
  } as const),
)

const plain = (status: string) => status.toLowerCase().replaceAll(/[\s_]/g, '')

/** Compared ignoring case, spaces and underscores. */
export const badgeLook = (status: string): BadgeLook => SPECIFIED.get(plain(status)) ?? 'default'
