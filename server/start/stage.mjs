// Shows long-running steps with the seconds they take, so no one wonders if anything is happening.

/** Clears the line: two steps may be in progress, and the longer text would show behind the shorter. */
const ANEW = '\r\u001B[K'
/** Shorter steps aren't shown. */
const UNSAID_MS = 1_000
/** Where lines stay, not one for each second. */
const LINE_EVERY = 10

/**
 * Runs `work` and answers what it answers. On a terminal the seconds count up in one line; elsewhere there is a line at the
 * beginning, one every ten seconds and one at the end.
 * @template T
 * @param {string} words what is under way: "Building the application"
 * @param {() => T | Promise<T>} work
 * @param {() => string} [detail] how far it is: "12 of 40"
 * @returns {Promise<T>}
 */
export async function stage(words, work, detail) {
  const started = Date.now()
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`
  const { isTTY } = process.stdout
  let shown_at = 0
  const say = () => {
    const line = `${words}${detail ? `: ${detail()}` : ''} … ${seconds()}`
    if (isTTY) process.stdout.write(`${ANEW}${line}`)
    else if (shown_at % LINE_EVERY === 0) console.log(line)
    shown_at += 1
  }
  const timer = setInterval(say, UNSAID_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    if (shown_at) console.log(`${isTTY ? ANEW : ''}${words}: ${seconds()}`)
  }
}
