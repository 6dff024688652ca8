// Who turns one of the product's own pages into a PDF. The queue calls it; tests put a stand-in.

/** Made by the product of checked parts; never an address that somebody gave. */
export type PageToPrint = {
  /** As `/proposal/<public id>`, of this server. */
  path: string
  /** What is on the page once it is whole. */
  shows: string
  /** What the PDF says it is. */
  title: string
  /** Off for pages that are whole without; nothing then runs in them. */
  script: boolean
  /** Of the dates that a script writes. */
  time_zone: string
}

export type Printer = {
  /** How it names itself to this server, which knows by it that no homeowner is looking. Told to nobody else. */
  agent: string
  /** Whether there is anything to print with. */
  ready(): Promise<boolean>
  /** Rejects when the page or the browser fails, and soon after the signal. */
  print(page: PageToPrint, signal: AbortSignal): Promise<Uint8Array>
  close(): Promise<void>
}

/** Where nothing prints, as in most tests. */
export const NO_PRINTER: Printer = {
  agent: 'no printer',
  ready: async () => false,
  print: async () => {
    throw new Error('There is no printer')
  },
  close: async () => undefined,
}
