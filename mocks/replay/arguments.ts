// The command's arguments and help.
import { parseArgs } from 'node:util'
import { commandLine } from '#openapi/command-line.ts'
import { maskedText } from './mask.ts'
import type { Load } from './result.ts'
import { variablesIn } from './vars.ts'

export const USAGE = `${commandLine('replay')} [flow…] --against mocks|local|URL

  flow             a document (session), one of its workflows (session/session-2) or a file; all without one
  --against        mocks: the contracts' examples by Prism. local: the whole product, in memory, its clock moved by flows.
                   URL: a server, such as http://localhost:4710
  --list           names the flows and ends
  --junit FILE     a test case a flow
  --timeline FILE  a page that shows every request and response, each flow on a scale of its own
  --open           opens the timeline in the browser at the first failing step, if a flow differs
  --har FILE       what went over the wire, without secrets
  --input NAME=VALUE   what a flow asks for; token=…, or email=… and password=…, of an account in place of every sign-up
  --vars FILE      the same from a file: YAML, JSON, or lines of NAME=VALUE
  --run NAME       makes names unique (a-z, 0-9); made up without it
  --users N        replays the flows as load, N users at once, each with names of its own; not on local
  --rounds N       how often each user replays them; once without it
  --watch          replays the flows of a document again when it changes, until Ctrl-C
  --from STEP, --to STEP   a part of each flow: what earlier steps answered is taken from the replay before, not on local
  --step           shows each request and waits for Enter before it is sent
  --failed         the flows that differed in the last replay
  --tags A,B       the flows of which a step calls an operation with one of these tags of the contract
  --stop           ends with the first flow that differs
  --yes            replays against an address that may be production

  0 every flow went as written, 1 one did not, 2 wrong use or nobody answers.`

export type Arguments = ReturnType<typeof readArguments>['values']

export function readArguments(given?: string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const options = {
    against: text,
    junit: text,
    timeline: text,
    har: text,
    run: text,
    vars: text,
    from: text,
    to: text,
    tags: text,
    users: text,
    rounds: text,
    input: { type: 'string', multiple: true } as const,
  }
  try {
    const flags = {
      step: flag,
      failed: flag,
      list: flag,
      stop: flag,
      yes: flag,
      open: flag,
      watch: flag,
      help: { ...flag, short: 'h' },
    }
    return parseArgs({ allowPositionals: true, options: { ...options, ...flags }, ...(given && { args: given }) })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : ''}\n\n${USAGE}`)
  }
}

/** The load set by --users and --rounds; undefined without --users. */
export function loadIn({
  users,
  rounds,
}: {
  users?: string | undefined
  rounds?: string | undefined
}): Load | undefined {
  const count = (name: string, text: string) => {
    if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${name} takes a whole number from 1, not ${text || 'nothing'}.`)
    return Number(text)
  }
  if (users === undefined && rounds !== undefined) throw new Error('--rounds goes with --users.')
  return users === undefined ? undefined : { users: count('users', users), rounds: count('rounds', rounds ?? '1') }
}

/** What is given in the command wins. */
export function inputsIn({ input = [], vars }: { input?: string[]; vars?: string }): Record<string, string> {
  const given = input.map(one => {
    const [, name, value = ''] = /^(\w+)=(.*)$/s.exec(one) ?? []
    if (name === undefined)
      throw new Error(`--input takes NAME=VALUE, such as email=qa@example.com, not ${maskedText(one)}.`)
    return [name, value]
  })
  return { ...(vars !== undefined && variablesIn(vars)), ...Object.fromEntries(given) }
}
