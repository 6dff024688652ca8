/** The rows of a hand-written SQL query, on either driver. Their shape is what the query selects. */
export const rowsOf = <T>(result: unknown): T[] =>
  result !== null && typeof result === 'object' && 'rows' in result && Array.isArray(result.rows) ? result.rows : []
