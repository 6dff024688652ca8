/** Sent in place of one of the company's own reasons; a note then says why. */
export const OTHER_REASON = 'Another reason'
