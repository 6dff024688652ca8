// The sandbox's state: applications without personal data, answers by idempotency key, and its clock's offset.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Facts } from '#machines/applications/lenders/lender-actions.ts'

export type Kept = {
  lender: string
  /** The account whose credentials were used. */
  account: string
  ours: string
  /** The magic word in the first applicant's last name, if any. Names aren't stored. */
  magic: string
  type: 'loan' | 'lease' | 'ppa'
  product_id: string
  amount_cents: number
  annual_kwh: number
  facts: Facts
  /** Kinds of documents received. */
  received: string[]
  /** Of a change order: what will apply once it is signed. */
  change: { product_id: string; amount_cents: number } | null
  /** The lender's scheduled actions, by the sandbox's clock. */
  due: { at: string; verb: string }[]
  /** How often an answer to the application was spoiled on purpose. */
  spoiled: number
}
export type SandboxState = {
  offset_ms: number
  applications: Kept[]
  answers: Record<string, { hash: string; status: number; body: object }>
}
export type SandboxStore = { load(): SandboxState; save(state: SandboxState): void }

const nothing = (): SandboxState => ({ offset_ms: 0, applications: [], answers: {} })

export function memoryStore(): SandboxStore {
  let kept = JSON.stringify(nothing())
  return {
    load: () => JSON.parse(kept),
    save: state => {
      kept = JSON.stringify(state)
    },
  }
}

/**
 * Written to a temporary file and renamed, so that a crash leaves the old file or the new one. An unreadable file is started
 * over.
 */
export function fileStore(path: string): SandboxStore {
  return {
    load() {
      try {
        return { ...nothing(), ...JSON.parse(readFileSync(path, 'utf8')) }
      } catch {
        return nothing()
      }
    },
    save(state) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(`${path}.new`, JSON.stringify(state), { mode: 0o600 })
      renameSync(`${path}.new`, path)
    },
  }
}
