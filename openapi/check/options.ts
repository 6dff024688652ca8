// The command line of a check, read and judged before anything is sent.
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { documentAt } from '../bundle.ts'
import { commandLine } from '../command-line.ts'
import { type Contract, contractAt, contractOf, PRODUCT } from '../contract.ts'
import { standing } from '../standing.ts'
import { baselineAt, type KnownFinding } from './given/baseline.ts'
import { configured, fileOfSettings, USUAL_CONFIG } from './given/config.ts'
import { changedSince, excluding, onlyOf, shardOf } from './given/operations.ts'
import { overlaid } from './given/overlay.ts'
import { valuesIn, withValues } from './given/values.ts'
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
  --destructive       also send what ends, resets or empties the server
  --yes               allow an address that may be in production
  --header 'NAME: VALUE'
                      sent with every request; may be repeated (default: the lines of CONTRACT_HEADERS)
  --values FILE       values only a person knows, by name or operation (default: CONTRACT_VALUE_<NAME>)
  --overlay FILE      changes to the contract, as an OpenAPI overlay
  --config FILE       these options by name, and values, in YAML (default: ${USUAL_CONFIG})
  --only WORD         only operations with this path prefix or tag
  --exclude WORD      no operation with this ID, path prefix or tag; * stands for anything; may be repeated
  --shard 1/4         one of so many parts of the operations, for machines that share the work
  --changed-since REV only operations that changed since this git revision, with what they need
  --only-case ID      resend one case and print both sides
  --skip CHECK        leave a check out, such as unsupported_method; may be repeated
  --seed N            repeat a run; each run prints its seed
  --requests N        maximum number of requests (20000)
  --max-time TIME     maximum time, such as 90s or 10m
  --baseline FILE     known findings: only new ones count, and those that are gone are named
  --write-baseline FILE
                      writes this run's findings as the baseline
  --json FILE, --junit FILE, --html FILE, --sarif FILE
                      write reports in addition to the console; on GitHub, findings are annotations too
  --badge FILE        the verdict as an SVG, such as for a README

Exits with 0 if the backend conforms, 1 if it drifts, 2 if the check could not run, 3 if too little succeeded to tell,
4 if the backend stopped answering.
`

type Environment = Record<string, string | undefined>
type Command = {
  options: CheckOptions
  files: ReportFiles
  contract_file: string
  baseline?: KnownFinding[]
  write_baseline?: string
  /** Set if nothing has changed, so there is nothing to check. */
  idle?: string
}

const AT_ONCE = 16

/** Throws a sentence where it cannot be used. */
export function commandOf(args: string[], environment: Environment): Command {
  const typed = valuesOf(args)
  const { options: settings, values } = configured(typed.config, OPTIONS, environment)
  const given: ReturnType<typeof valuesOf> = { ...settings, ...typed }
  const base = baseOf(given.base)
  const refusal = given.yes ? undefined : whyRefused(base)
  if (refusal) throw new Error(refusal)
  const contract_file = given.contract ?? PRODUCT
  const contract = contractFor(contract_file, given, values, environment)
  const seed = wholeOf('seed', given.seed) ?? Math.floor(Math.random() * 1_000_000)
  const since = given['changed-since']
  const changed = since === undefined ? undefined : changedSince(since, contract_file, contract)
  const named = changed ?? (given.only === undefined ? undefined : onlyOf(contract, given.only))
  const only = given.shard === undefined ? named : shardOf(contract, given.shard, named)
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
      headers: headersIn([...(environment['CONTRACT_HEADERS'] ?? '').split('\n'), ...(given.header ?? [])]),
      destructive: given.destructive === true,
      exclude: excluding(contract, given.exclude ?? []),
      most_ms: given['max-time'] === undefined ? undefined : milliseconds(given['max-time']),
      most_requests: wholeOf('requests', given.requests) ?? 20_000,
      at_once: AT_ONCE,
      only,
      only_case: given['only-case'],
      skip: (given.skip ?? []).flatMap(word => word.split(',')).map(checkNamed),
      again: againWith(given, seed, environment),
      needs_tokens:
        given.token !== undefined ||
        given['second-token'] !== undefined ||
        given.credential !== undefined ||
        given.header !== undefined,
    },
    files: {
      json: fileOf(given.json),
      junit: fileOf(given.junit),
      html: fileOf(given.html),
      sarif: fileOf(given.sarif),
      badge: fileOf(given.badge),
    },
    contract_file,
    ...(given.baseline === undefined ? {} : { baseline: baselineAt(standing(given.baseline)) }),
    ...(given['write-baseline'] === undefined ? {} : { write_baseline: standing(given['write-baseline']) }),
  }
}

/** With the values and changes kept in files of their own. */
function contractFor(
  file: string,
  given: ReturnType<typeof valuesOf>,
  configured: Record<string, unknown>,
  environment: Environment,
): Contract {
  let document = documentAt(file)
  if (given.overlay !== undefined) document = overlaid(document, fileOfSettings(given.overlay), given.overlay)
  const named = given.values === undefined ? {} : fileOfSettings(given.values)
  const values = { ...configured, ...named, ...valuesIn(environment, document) }
  if (Object.keys(values).length === 0) return given.overlay === undefined ? contractAt(file) : contractOf(document)
  return contractOf(withValues(document, values, given.values ?? given.config ?? USUAL_CONFIG))
}

function headersIn(lines: string[]): Record<string, string> {
  return Object.fromEntries(
    lines
      .map(line => line.trim())
      .filter(line => line !== '')
      .map(line => {
        const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? []
        if (name === undefined || value === undefined) throw new Error(`--header must be 'NAME: VALUE', not ${line}.`)
        return [name.toLowerCase(), value]
      }),
  )
}

function milliseconds(given: string): number {
  const [, count, unit = 's'] = /^(\d{1,6})(s|m|h)?$/.exec(given) ?? []
  if (count === undefined) throw new Error(`--max-time must be such as 90s or 10m, not ${given}.`)
  return Number(count) * { s: 1_000, m: 60_000, h: 3_600_000 }[unit as 's' | 'm' | 'h']
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
  const valued = [
    'base',
    'contract',
    'config',
    'values',
    'overlay',
    'only',
    'shard',
    'changed-since',
    'requests',
  ] as const
  const flags = ['writes', 'yes'] as const
  return [
    elsewhere === '' ? commandLine('check') : `npm run --prefix ${quoted(elsewhere)} contract:check --`,
    ...valued.flatMap(name => (given[name] === undefined ? [] : [`--${name} ${quoted(given[name])}`])),
    ...(['skip', 'exclude'] as const).flatMap(name => (given[name] ?? []).map(word => `--${name} ${quoted(word)}`)),
    ...flags.flatMap(name => (given[name] ? [`--${name}`] : [])),
    `--seed ${seed}`,
  ].join(' ')
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

const OPTIONS = {
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
  destructive: flag,
  header: { type: 'string', multiple: true } as const,
  values: text,
  overlay: text,
  config: text,
  exclude: { type: 'string', multiple: true } as const,
  shard: text,
  'max-time': text,
  baseline: text,
  'write-baseline': text,
}

function valuesOf(args: string[]) {
  return parseArgs({ args, options: OPTIONS, allowPositionals: false }).values
}

function baseOf(given: string | undefined): string {
  if (given === undefined)
    throw new Error('Missing --base, the address of the backend, such as --base http://localhost:4710')
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`${given} is not an http or https address.`)
  return given.replace(/\/+$/, '')
}

function wholeOf(name: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  if (!/^\d{1,9}$/.test(given)) throw new Error(`--${name} must be a whole number, not ${given}.`)
  return Number(given)
}
