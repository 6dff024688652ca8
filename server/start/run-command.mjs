import { spawn } from 'node:child_process'

/** Returns the status with which `command` ends, 0 if it succeeds; null if it was stopped. */
export function run(command, args, env = process.env) {
  return new Promise(resolve => {
    const child = spawn(command, args, { stdio: 'inherit', env })
    child.on('error', () => resolve(1))
    child.on('exit', resolve)
  })
}

/** Ends the process with a sentence. */
export function fail(sentence, status) {
  console.error(`\n${sentence}`)
  process.exit(status || 1)
}
