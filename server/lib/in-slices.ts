// Runs a long calculation a few milliseconds at a time, so that other requests are answered in between.
const SLICE_MS = 15

export async function inSlices<T>(steps: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const step = slice(steps)
    if (step.done) return step.value
    await new Promise(resolve => setImmediate(resolve))
  }
}

/** Runs for a few milliseconds and returns the last step, which is `done` once there is a result. */
export function slice<T>(steps: Generator<undefined, T>): IteratorResult<undefined, T> {
  const until = performance.now() + SLICE_MS
  let step = steps.next()
  while (!step.done && performance.now() < until) step = steps.next()
  return step
}
