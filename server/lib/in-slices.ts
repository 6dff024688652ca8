// A long calculation, a few milliseconds at a time: other requests are answered between.
const SLICE_MS = 15

export async function inSlices<T>(steps: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE_MS
    do {
      const step = steps.next()
      if (step.done) return step.value
    } while (performance.now() < until)
    await new Promise(resolve => setImmediate(resolve))
  }
}
