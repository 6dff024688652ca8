// Prints with this machine's Chromium: started on demand, a fresh profile for each page, closed when idle. It reaches
// this server and nothing else.
import { randomBytes } from 'node:crypto'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { findChromium } from './find-chromium.ts'
import type { PageToPrint, Printer } from './printer.ts'

type Options = {
  /** Where this server listens, as seen from the same machine: `http://127.0.0.1:4710`. */
  origin: () => string
  /** Where the pages it prints have their pictures, when that is another host of this server. */
  files_origin?: string | null
  /** Where the Chromium is, if that is set. */
  chromium_path: string | undefined
  tell: (sentence: string) => void
  idle_ms?: number
}

/** From this version on it writes the page numbers of the style sheet's margin boxes (Chrome 131, November 2024). */
const MARGIN_BOXES_SINCE = 131
const WHOLE_PAGE_MS = 20_000

export function chromiumPrinter({ origin, files_origin, chromium_path, tell, idle_ms = 60_000 }: Options) {
  const agent = `Sunquill print ${randomBytes(24).toString('base64url')}`
  let executable_path: string | null = null
  let starting: Promise<Running> | undefined
  let idle: NodeJS.Timeout | undefined
  let has_warned = false

  /** Only what was found is remembered: one that is installed meanwhile is seen. */
  async function path(): Promise<string | null> {
    executable_path ??= await findChromium(chromium_path)
    return executable_path
  }

  async function start(): Promise<Running> {
    const executable = await path()
    if (!executable) throw new Error('There is no Chromium')
    const { chromium } = await import('playwright-core')
    // Chromium refuses to build its sandbox for root.
    const root = process.getuid?.() === 0
    if (root && !has_warned) tell('Chromium prints without its sandbox, because this server runs as root.')
    has_warned = true
    const browser = await chromium.launch({
      executablePath: executable,
      chromiumSandbox: !root,
      args: argumentsFor(new URL(origin())),
      env: bareEnvironment(),
      // This server ends it itself.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      timeout: WHOLE_PAGE_MS,
    })
    const session = await browser.newBrowserCDPSession()
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    return { browser, process_id: processInfo.find(({ type }) => type === 'browser')?.id }
  }

  async function running(): Promise<Running> {
    clearTimeout(idle)
    const last = await starting?.catch(() => undefined)
    if (last?.browser.isConnected()) return last
    starting = start()
    return starting
  }

  /** From now on the next print starts a new one. */
  async function leave(): Promise<Running | undefined> {
    clearTimeout(idle)
    const last = starting
    starting = undefined
    return last?.catch(() => undefined)
  }

  async function close() {
    await (await leave())?.browser.close().catch(() => undefined)
  }

  /** For one that no longer responds. */
  async function kill() {
    const last = await leave()
    if (!last?.browser.isConnected() || last.process_id === undefined) return
    try {
      process.kill(last.process_id, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }

  const printer: Printer & { processId(): Promise<number | undefined> } = {
    agent,
    ready: async () => (await path()) !== null,
    async print(page, signal) {
      signal.addEventListener('abort', kill, { once: true })
      try {
        const { browser } = await running()
        return await printPage(browser, { origin: origin(), files_origin }, agent, page)
      } finally {
        signal.removeEventListener('abort', kill)
        clearTimeout(idle)
        idle = setTimeout(close, idle_ms).unref()
      }
    },
    close,
    processId: async () => (await starting)?.process_id,
  }
  return printer
}
type Running = { browser: Browser; process_id: number | undefined }

type Origins = { origin: string; files_origin: string | null | undefined }

async function printPage(
  browser: Browser,
  { origin, files_origin }: Origins,
  agent: string,
  asked: PageToPrint,
): Promise<Uint8Array> {
  const profile: BrowserContextOptions = {
    userAgent: agent,
    javaScriptEnabled: asked.script,
    timezoneId: asked.time_zone,
    locale: 'en-US',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    acceptDownloads: false,
    serviceWorkers: 'block',
    viewport: { width: 816, height: 1056 },
  }
  const context = await browser.newContext(profile)
  try {
    await context.route(
      () => true,
      async route => {
        const { origin: asked_of, host, pathname, search } = new URL(route.request().url())
        if (asked_of === origin) return route.continue()
        if (asked_of !== files_origin) return route.abort('blockedbyclient')
        // The same server by its other name, whatever way that name leads from outside.
        const response = await route.fetch({ url: `${origin}${pathname}${search}`, headers: { host } })
        return route.fulfill({ response })
      },
    )
    const page = await context.newPage()
    const address = `${origin}${asked.path}`
    const answer = await page.goto(address, { waitUntil: 'load', timeout: WHOLE_PAGE_MS })
    if (answer?.status() !== 200 || page.url() !== address) throw new Error(`The page answered ${answer?.status()}`)
    await page.locator(asked.shows).first().waitFor({ timeout: WHOLE_PAGE_MS })
    await page.emulateMedia({ media: 'print' })
    // Fonts that only paper needs are fetched now.
    await page.evaluate(async title => {
      document.title = title
      await document.fonts.ready
    }, asked.title)
    return await page.pdf({
      ...paper(browser.version()),
      format: 'Letter',
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    })
  } finally {
    await context.close().catch(() => undefined)
  }
}

/** Older versions get the page numbers here; newer ones from the style sheet. */
function paper(version: string): Parameters<Page['pdf']>[0] {
  if (Number.parseInt(version, 10) >= MARGIN_BOXES_SINCE) return {}
  const number = '<span class="pageNumber"></span> / <span class="totalPages"></span>'
  return {
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: `<p style="width: 100%; margin: 0 0.6in; text-align: right; font: 8pt sans-serif">${number}</p>`,
  }
}

/**
 * Whatever name or number a page might name leads to this server's own port or nowhere, redirects included: routing in
 * the browser does not see those.
 */
function argumentsFor({ hostname, port }: URL): string[] {
  const bare = hostname.replaceAll(/[[\]]/g, '')
  return [
    `--host-resolver-rules=MAP ${bare} ${hostname}:${port}, MAP * ~NOTFOUND`,
    '--no-proxy-server',
    '--disable-gpu',
    '--disable-file-system',
    '--deny-permission-prompts',
  ]
}

/** The server's own environment holds its secrets. */
function bareEnvironment(): Record<string, string> {
  const needed =
    /^(PATH|HOME|USER|LANG|LC_\w+|TZ|TMPDIR|TEMP|TMP|XDG_\w+|FONTCONFIG_\w+|SystemRoot|ProgramFiles.*|(Local)?AppData|UserProfile|ComSpec)$/i
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      needed.test(name) && value !== undefined ? [[name, value]] : [],
    ),
  )
}
