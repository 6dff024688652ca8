// Turns one of the product's own pages into a PDF. Called by the queue; tests use a stand-in.

/** Built by the product from validated parts; never a user-supplied address. */
export type PageToPrint = {
  /** As `/proposal/<public id>`, of this server. */
  path: string
  /** Selector that is present once the page is complete. */
  shows: string
  /** The PDF's title. */
  title: string
  /** Off for pages that are complete without scripts. */
  script: boolean
  /** Of the dates that a script writes. */
  time_zone: string
}

export type Printer = {
  /** Its user agent, known only to this server, which thereby excludes it from visits. */
  agent: string
  /** True if printing is available. */
  ready(): Promise<boolean>
  /** Rejects when the page or the browser fails, and soon after the signal. */
  print(page: PageToPrint, signal: AbortSignal): Promise<Uint8Array>
  close(): Promise<void>
}

/** Printing unavailable, as in most tests. */
export const NO_PRINTER: Printer = {
  agent: 'no printer',
  ready: async () => false,
  print: async () => {
    throw new Error('There is no printer')
  },
  close: async () => undefined,
}
