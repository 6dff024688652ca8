/** npm passes on every signal but SIGKILL: when it is gone, nobody would stop what it started. */
export function whenNpmEnds(end: () => unknown) {
  if (process.env['npm_lifecycle_event'] !== 'start') return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && end(), 1_000).unref()
}
