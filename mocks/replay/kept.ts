// What a replay leaves for the next one: how each flow went, and each step's outputs, so that a second try begins where the
// first one ended. Outputs hold tokens, so only the user's own account can read them.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import type { FlowResult } from './result.ts'

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

const LAST = 'last.json'

type Last = { against: string; flows: { flow: string; file: string; verdict: FlowResult['verdict'] }[] }
export const keepLast = (last: Last) => write(join(homeOf(), LAST), last)
/** Undefined if nothing was replayed yet. */
export const lastKept = (): Last | undefined => read(join(homeOf(), LAST))

function write(file: string, value: unknown) {
  mkdirSync(homeOf(), { recursive: true, mode: 0o700 })
  writeFileSync(file, JSON.stringify(value), { mode: 0o600 })
}

const read = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
