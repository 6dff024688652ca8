/** Runs a calculation that pauses between steps to its end, for callers that don't have to let others in between. */
export function runSteps<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
