// The command line of a check, read and judged before anything is sent.
import { parseArgs } from 'node:util'
import { type Contract, contractAt, type Operation, PRODUCT } from '../contract.ts'
import type { CheckOptions } from './report/report.ts'
import type { ReportFiles } from './report/write-reports.ts'
import { whyRefused } from './safety.ts'

export const USAGE = `npm run contract:check -- --base URL [--token T] [--second-token T2] [options]

  --base URL          address of the backend
  --token T           token of a test company (default: CONTRACT_TOKEN)
  --second-token T2   token of another company, for tenant isolation (default: CONTRACT_SECOND_TOKEN)
  --contract FILE     contract other than the product's, YAML or JSON
  --writes            also send writes; use only with a backend whose data you can lose
  --yes               allow an address that may be in production
  --only WORD         only operations with this path prefix or tag
  --only-case ID      resend one case and print both sides
  --seed N            repeat a run; each run prints its seed
  --requests N        maximum number of requests (10000)
  --json FILE, --junit FILE, --html FILE
                      write reports in addition to the console

Exits with 0 if the backend conforms, 1 if it drifts, 2 if the check could not run, 3 if too little succeeded to tell.
`

export type Command = { options: CheckOptions; files: ReportFiles }

const AT_ONCE = 16

/** Throws a sentence where it cannot be used. */
export function commandOf(args: string[], environment: Record<string, string | undefined>): Command {
  const given = valuesOf(args)
  const base = baseOf(given.base)
  const refusal = given.yes ? undefined : whyRefused(base)
  if (refusal) throw new Error(refusal)
  const contract = contractAt(given.contract ?? PRODUCT)
  const only = given.only === undefined ? undefined : onlyOf(contract, given.only)
  return {
    options: {
      contract,
      base,
      token: given.token ?? environment['CONTRACT_TOKEN'],
      second_token: given['second-token'] ?? environment['CONTRACT_SECOND_TOKEN'],
      seed: wholeOf('seed', given.seed) ?? Math.floor(Math.random() * 1_000_000),
      writes: given.writes === true,
      most_requests: wholeOf('requests', given.requests) ?? 10_000,
      at_once: AT_ONCE,
      only,
      only_case: given['only-case'],
    },
    files: { json: given.json, junit: given.junit, html: given.html },
  }
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

function valuesOf(args: string[]) {
  const options = {
    base: text,
    token: text,
    'second-token': text,
    contract: text,
    only: text,
    'only-case': text,
    seed: text,
    requests: text,
    json: text,
    junit: text,
    html: text,
    writes: flag,
    yes: flag,
  }
  return parseArgs({ args, options, allowPositionals: false }).values
}

function baseOf(given: string | undefined): string {
  if (given === undefined)
    throw new Error('Missing --base, the address of the backend, such as --base http://localhost:4710')
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`${given} is not an http or https address.`)
  return given.replace(/\/+$/, '')
}

function onlyOf(contract: Contract, word: string): (operation: Operation) => boolean {
  const only = ({ path, tags }: Operation) => path.startsWith(word) || tags.includes(word)
  if (!contract.operations.some(only)) throw new Error(`No operation has the path prefix or tag ${word}.`)
  return only
}

function wholeOf(name: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  if (!/^\d{1,9}$/.test(given)) throw new Error(`--${name} must be a whole number, not ${given}.`)
  return Number(given)
}
