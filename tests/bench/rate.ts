// How often something can be done in a second, by so many at once. Called by the benches that have a server or database of their own.
export const AT_ONCE = 16

export async function rateOf(work: () => Promise<unknown>, during_ms = 1_500): Promise<number> {
  const began = performance.now()
  let done = 0
  const one = async () => {
    while (performance.now() - began < during_ms) {
      await work()
      done++
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return (done * 1_000) / (performance.now() - began)
}

export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
}
