// A printer controlled by the test.
import type { PageToPrint, Printer } from '#server/ports/print/printer.ts'

export function standInPrinter() {
  const asked: PageToPrint[] = []
  const stopped: string[] = []
  const pending: { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void }[] = []
  /** After this, waiting code has received the outcome. */
  const settled = () => new Promise(resolve => setImmediate(resolve))
  const stand_in = {
    agent: 'Stand-in printer of the tests',
    ready: async () => true,
    print: (page: PageToPrint, signal: AbortSignal) =>
      new Promise<Uint8Array>((resolve, reject) => {
        asked.push(page)
        const one = { resolve, reject }
        pending.push(one)
        signal.addEventListener('abort', () => {
          stopped.push(page.path)
          pending.splice(pending.indexOf(one), 1)
        })
      }),
    closed: false,
    close: async () => {
      stand_in.closed = true
    },
    asked,
    stopped,
    finish: async (text: string) => {
      pending.shift()?.resolve(Buffer.from(text))
      await settled()
    },
    fail: async () => {
      pending.shift()?.reject(new Error('The browser was killed'))
      await settled()
    },
  }
  return stand_in satisfies Printer
}
