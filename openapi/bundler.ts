// The command that makes one JSON document of a contract in many files. openapi/package brings a smaller one of its own.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const REDOCLY = fileURLToPath(new URL('../node_modules/@redocly/cli/bin/cli.js', import.meta.url))

/** For Node. A single source is written to the path itself, several into it; the ending `.json` is added. */
export const bundlerArguments = (sources: string[], target: string): string[] => [
  REDOCLY,
  'bundle',
  ...sources,
  '--config',
  join('openapi', 'redocly.yaml'),
  '--ext',
  'json',
  '--output',
  target,
]
