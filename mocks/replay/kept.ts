// What a replay leaves for the next one: which flows differed, and each step's outputs, so that a second try begins where the
// first one ended. Outputs hold tokens, so only the user's own account can read them.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/** By step, as the flow names it, and output. */
export type Outputs = Record<string, Record<string, unknown>>
type Kept = { run: string; outputs: Outputs }

const homeOf = () => join(tmpdir(), `flows-replayed-${userInfo().username}`)
const fileOf = (against: string, flow: string) =>
  join(homeOf(), `${createHash('sha256').update(`${against} ${flow}`).digest('hex').slice(0, 32)}.json`)

export function keepOutputs(against: string, flow: string, kept: Kept) {
  const before = outputsKept(against, flow)
  write(fileOf(against, flow), {
    run: kept.run,
    outputs: { ...(before?.run === kept.run && before.outputs), ...kept.outputs },
  })
}

export const outputsKept = (against: string, flow: string): Kept | undefined => read(fileOf(against, flow))

const FAILED = 'failed.json'

type Failed = { flow: string; file: string }
export const keepFailed = (flows: readonly Failed[]) => write(join(homeOf(), FAILED), flows)
/** The flows that differed in the last replay; undefined if there was none. */
export const failedKept = (): Failed[] | undefined => read(join(homeOf(), FAILED))

function write(file: string, value: unknown) {
  mkdirSync(homeOf(), { recursive: true, mode: 0o700 })
  writeFileSync(file, JSON.stringify(value), { mode: 0o600 })
}

const read = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
