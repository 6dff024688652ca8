/** Runs `work` with the address of a PostgreSQL; answers why not where there is none. */
export function withPostgres(work: (address: string) => unknown): Promise<unknown>

export type Cluster = {
  data: string
  port: number
  address: string
  make(): boolean
  start(options?: string): boolean
  stop(mode?: 'smart' | 'fast' | 'immediate'): boolean
  follow(primary: Cluster): void
  promote(): boolean
}
export function makeFolder(): string
export function clusterIn(folder: string, port: number): Cluster
