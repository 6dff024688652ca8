// npm run simulate -- --weather FILE --planes 'tilt,azimuth,kw;…' [--losses 0.1408] [--dc-ac 1.2] [--json]
// A year from a weather file, for checking the engine against other tools.
// npm run simulate -- --receipt FILE [--weather FILE]
// A receipt's year once more: exit code 0 where it is the same, 1 where it is not.

import { answerHelp } from '#openapi/answer-help.ts'
import { HELP, simulateAsTold } from '../design/simulate-command.ts'

answerHelp(HELP)
try {
  const { text, same } = simulateAsTold(process.argv.slice(2))
  console.log(text)
  if (!same) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
