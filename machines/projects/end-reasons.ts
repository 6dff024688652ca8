/** Sent instead of a company's own reason; a note then gives the reason. */
export const OTHER_REASON = 'Another reason'
