/** The rows of a query written in SQL, wherever the driver put them. Their shape is what the query selects. */
export const rowsOf = <T>(result: unknown): T[] =>
  result !== null && typeof result === 'object' && 'rows' in result && Array.isArray(result.rows) ? result.rows : []
