// What the command takes, and its help.
import { parseArgs } from 'node:util'
import { commandLine } from '#openapi/command-line.ts'

export const USAGE = `${commandLine('replay')} [flow…] --against mocks|local|URL

  flow             a document (session), one of its workflows (session/idle-end) or a file; all without one
  --against        mocks: the contracts' examples by Prism. local: the whole product, in memory, its clock moved by flows.
                   URL: a server, such as http://localhost:4710
  --list           names the flows and ends
  --junit FILE     a test case a flow
  --timeline FILE  a page that shows every request and response, each flow on a scale of its own
  --open           opens the timeline in the browser at the first failing step, if a flow differs
  --har FILE       what went over the wire, without secrets
  --input NAME=VALUE   what a flow asks for, such as the password of an account that exists
  --run NAME       makes names unique (a-z, 0-9); made up without it
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
    input: { type: 'string', multiple: true } as const,
  }
  try {
    const flags = { list: flag, stop: flag, yes: flag, open: flag, help: { ...flag, short: 'h' } }
    return parseArgs({ allowPositionals: true, options: { ...options, ...flags }, ...(given && { args: given }) })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : ''}\n\n${USAGE}`)
  }
}

export function inputsIn(given: readonly string[]): Record<string, string> {
  return Object.fromEntries(given.map(one => [one.split('=')[0] ?? '', one.slice(one.indexOf('=') + 1)]))
}
