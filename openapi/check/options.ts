// The command line of a check, read and judged before anything is sent.
import { parseArgs } from 'node:util'
import { type Contract, contractAt, type Operation, PRODUCT } from '../contract.ts'
import type { CheckOptions } from './report/report.ts'
import type { ReportFiles } from './report/write-reports.ts'
import { whyRefused } from './safety.ts'

export const USAGE = `npm run contract:check -- --base URL [--token T] [--second-token T2] [options]

  --base URL          where the backend answers
  --token T           a token of a company made for this; CONTRACT_TOKEN is read without it
  --second-token T2   of another company, for tenant_isolation; CONTRACT_SECOND_TOKEN
  --contract FILE     another contract than the product's, as YAML or JSON
  --writes            sends what changes things, too: only to a backend whose data may be lost
  --yes               asks an address that may be in use by people
  --only WORD         operations whose path begins with it, or of this tag
  --only-case ID      sends one case again and prints both sides
  --seed N            repeats a run; printed by each
  --requests N        at most so many requests (10000)
  --json FILE, --junit FILE, --html FILE
                      reports beside the one on the screen

Answers 0 when the backend conforms, 1 when it drifts, 2 when it was not asked, 3 when too little succeeded to tell.
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
  if (given === undefined) throw new Error('Say where the backend answers: --base http://localhost:4710')
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`${given} is no address of http or https.`)
  return given.replace(/\/+$/, '')
}

function onlyOf(contract: Contract, word: string): (operation: Operation) => boolean {
  const only = ({ path, tags }: Operation) => path.startsWith(word) || tags.includes(word)
  if (!contract.operations.some(only))
    throw new Error(`No operation of the contract begins with ${word} or has it as its tag.`)
  return only
}

function wholeOf(name: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  if (!/^\d{1,9}$/.test(given)) throw new Error(`--${name} wants a whole number; it says ${given}.`)
  return Number(given)
}
