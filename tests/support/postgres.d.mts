/** Runs `work` with the address of a PostgreSQL; not at all where there is none. */
export function withPostgres(work: (address: string) => void): void
