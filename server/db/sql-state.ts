/** The SQLSTATE of a database error, wherever the driver put it. */
export function sqlState(error: unknown): string | undefined {
  if (error === null || typeof error !== 'object') return undefined
  // Codes of the network have five letters too: EPIPE is none of PostgreSQL's, each of which has a digit.
  if ('code' in error && typeof error.code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(error.code)) return error.code
  return 'cause' in error ? sqlState(error.cause) : undefined
}
