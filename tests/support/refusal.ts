import { Refusal } from '#sdk/refusal.ts'

/** The call's refusal. A call that succeeds fails the test. */
export async function refusal(call: Promise<unknown>): Promise<Refusal> {
  try {
    await call
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('The call was expected to be refused, and was not.')
}
