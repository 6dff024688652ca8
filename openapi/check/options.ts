// The command line of a check, read and judged before anything is sent.
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { commandLine } from '../command-line.ts'
import { type Contract, contractAt, type Operation, PRODUCT } from '../contract.ts'
import { diffContracts } from '../diff/diff.ts'
import { callOf } from '../diff/report.ts'
import { documentAtRevision } from '../diff/revision.ts'
import { standing } from '../standing.ts'
import type { CheckOptions } from './report/report.ts'
import { CHECKS, type CheckName } from './report/report.ts'
import { quoted } from './report/report-words.ts'
import type { ReportFiles } from './report/write-reports.ts'
import { schemesOf } from './request/credential.ts'
import { whyRefused } from './safety.ts'

export const USAGE = `${commandLine('check')} --base URL [--token T] [--second-token T2] [options]

  --base URL          address of the backend
  --token T           token of a test company (default: CONTRACT_TOKEN)
  --second-token T2   token of another company, for tenant isolation (default: CONTRACT_SECOND_TOKEN)
  --credential NAME=VALUE
                      for one of the contract's security schemes, beside or instead of the token; may be
                      repeated; user:password for HTTP basic (default: CONTRACT_CREDENTIAL_<NAME>)
  --contract FILE     contract other than the product's, YAML or JSON
  --writes            also send writes; use only with a backend whose data you can lose
  --yes               allow an address that may be in production
  --only WORD         only operations with this path prefix or tag
  --changed-since REV only operations that changed since this git revision, with what they need
  --only-case ID      resend one case and print both sides
  --skip CHECK        leave a check out, such as unsupported_method; may be repeated
  --seed N            repeat a run; each run prints its seed
  --requests N        maximum number of requests (20000)
  --json FILE, --junit FILE, --html FILE, --sarif FILE
                      write reports in addition to the console; on GitHub, findings are annotations too
  --badge FILE        the verdict as an SVG, such as for a README

Exits with 0 if the backend conforms, 1 if it drifts, 2 if the check could not run, 3 if too little succeeded to tell.
`

type Environment = Record<string, string | undefined>
type Command = {
  options: CheckOptions
  files: ReportFiles
  contract_file: string
  /** Set if nothing has changed, so there is nothing to check. */
  idle?: string
}

const AT_ONCE = 16

/** Throws a sentence where it cannot be used. */
export function commandOf(args: string[], environment: Environment): Command {
  const given = valuesOf(args)
  const base = baseOf(given.base)
  const refusal = given.yes ? undefined : whyRefused(base)
  if (refusal) throw new Error(refusal)
  const contract_file = given.contract ?? PRODUCT
  const contract = contractAt(contract_file)
  const seed = wholeOf('seed', given.seed) ?? Math.floor(Math.random() * 1_000_000)
  const since = given['changed-since']
  const changed = since === undefined ? undefined : changedSince(since, contract_file, contract)
  const only = changed ?? (given.only === undefined ? undefined : onlyOf(contract, given.only))
  const is_idle = changed !== undefined && !contract.operations.some(changed)
  return {
    ...(is_idle ? { idle: `No operation has changed since ${since}.` } : {}),
    options: {
      contract,
      base,
      token: given.token ?? environment['CONTRACT_TOKEN'],
      second_token: given['second-token'] ?? environment['CONTRACT_SECOND_TOKEN'],
      credentials: credentialsIn(given.credential ?? [], contract, environment),
      seed,
      writes: given.writes === true,
      most_requests: wholeOf('requests', given.requests) ?? 20_000,
      at_once: AT_ONCE,
      only,
      only_case: given['only-case'],
      skip: (given.skip ?? []).flatMap(word => word.split(',')).map(checkNamed),
      again: againWith(given, seed, environment),
      needs_tokens: given.token !== undefined || given['second-token'] !== undefined || given.credential !== undefined,
    },
    files: {
      json: fileOf(given.json),
      junit: fileOf(given.junit),
      html: fileOf(given.html),
      sarif: fileOf(given.sarif),
      badge: fileOf(given.badge),
    },
    contract_file,
  }
}

function credentialsIn(given: string[], contract: Contract, environment: Environment): Record<string, string> {
  const known = Object.keys(schemesOf(contract))
  const found = known.flatMap(name => {
    const value = environment[`CONTRACT_CREDENTIAL_${name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}`]
    return value === undefined ? [] : [[name, value] as const]
  })
  const named = given.map(word => {
    const [name = '', value] = [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]
    if (!known.includes(name))
      throw new Error(`--credential ${name || word} is none of the contract's security schemes: ${known.join(', ')}.`)
    return [name, value] as const
  })
  return Object.fromEntries([...found, ...named])
}

const fileOf = (given: string | undefined) => (given === undefined ? undefined : standing(given))

function checkNamed(word: string): CheckName {
  const found = CHECKS.find(name => name === word)
  if (!found) throw new Error(`There is no check ${word}. There are ${CHECKS.join(', ')}.`)
  return found
}

/** The same command from where it was given, but for its tokens and reports. */
function againWith(given: ReturnType<typeof valuesOf>, seed: number, environment: Environment): string {
  const { INIT_CWD: from, npm_lifecycle_event: script } = environment
  const elsewhere = from && script === 'contract:check' ? relative(from, process.cwd()) : ''
  const valued = ['base', 'contract', 'only', 'changed-since', 'requests'] as const
  const flags = ['writes', 'yes'] as const
  return [
    elsewhere === '' ? commandLine('check') : `npm run --prefix ${quoted(elsewhere)} contract:check --`,
    ...valued.flatMap(name => (given[name] === undefined ? [] : [`--${name} ${quoted(given[name])}`])),
    ...(given.skip ?? []).map(word => `--skip ${quoted(word)}`),
    ...flags.flatMap(name => (given[name] ? [`--${name}`] : [])),
    `--seed ${seed}`,
  ].join(' ')
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
    'changed-since': text,
    'only-case': text,
    skip: { type: 'string', multiple: true } as const,
    credential: { type: 'string', multiple: true } as const,
    seed: text,
    requests: text,
    json: text,
    junit: text,
    html: text,
    sarif: text,
    badge: text,
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

/** Changes visible to callers: changed texts don't count. */
function changedSince(revision: string, file: string, { document }: Contract): (operation: Operation) => boolean {
  const { changes } = diffContracts(documentAtRevision(file, revision), document)
  const changed = new Set(changes.flatMap(({ severity, operations }) => (severity === 'words' ? [] : operations)))
  return ({ method, path }) => changed.has(callOf(method, path))
}

function wholeOf(name: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  if (!/^\d{1,9}$/.test(given)) throw new Error(`--${name} must be a whole number, not ${given}.`)
  return Number(given)
}
