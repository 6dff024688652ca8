// Which statements a request may send at the door or inside a company: one query or one change of rows. Both engines use the extended
// protocol, which takes a single statement, so its first word is enough: in PostgreSQL's grammar SET, RESET, DO, COMMIT, EXECUTE,
// CREATE and every other command start with a keyword of their own and never appear inside a query. A leading comment is refused too,
// so nothing needs parsing. Functions within a query are limited by privileges, see embedded-standing.ts and logins.ts.
const QUERY = /^[\s(]*(select|insert|update|delete|with|values)\b/i

/** With read committed, a single read sees the same inside a transaction as outside. */
const READ = /^\s*select\b(?!.*\b(for|pg_advisory_xact_lock)\b)/is

export const isRead = (text: string): boolean => READ.test(text)

export const isQuery = (text: string): boolean => QUERY.test(text)

export function requireQuery(text: string): void {
  if (!isQuery(text)) throw new Error('A request may only send queries to the database, no commands')
}
