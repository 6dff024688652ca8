// The frame of a journey: `open` gives a screen in the engine of the project that runs, each with storage of its own.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, test as base, expect } from '@playwright/test'
import { watchFaults } from '../support/browser.ts'
import { type Engine, hasOwnWebkit, reasonToSkip } from './engines.ts'
import type { Screen } from './screen.ts'
import { openWebkit } from './webkit.ts'

export const PHONE = { width: 390, height: 844 }
export const DESK = { width: 1280, height: 800 }

export type Opened = {
  screen: Screen
  /** Errors of the page and of its console. */
  faults: string[]
  close: () => Promise<void>
}

type Fixtures = { engine: Engine; open: (size: typeof PHONE) => Promise<Opened> }

export const test = base.extend<Fixtures>({
  engine: ['Chromium', { option: true }],
  open: async ({ engine, baseURL, playwright, browserName, channel, launchOptions }, use, info) => {
    const reason = reasonToSkip(engine)
    if (reason !== null && process.env['CI']) throw new Error(reason)
    info.skip(reason !== null, reason ?? '')
    const folder = mkdtempSync(join(tmpdir(), 'journey-'))
    const address = baseURL ?? ''
    const opened: Opened[] = []
    let browser: Browser | undefined
    await use(async size => {
      const isDriven = engine === 'WebKit' && !hasOwnWebkit
      if (!isDriven)
        browser ??= await playwright[browserName].launch({ ...launchOptions, ...(channel ? { channel } : {}) })
      const one = browser ? await openPage(browser, address, size) : await openWebkit(address, size, folder)
      opened.push(one)
      return one
    })
    const failed = info.status !== info.expectedStatus
    for (const [index, { screen }] of opened.entries())
      if (failed) await screen.screenshot({ path: info.outputPath(`screen-${index + 1}.png`) }).catch(() => undefined)
    for (const { close } of opened) await close()
    await browser?.close()
    rmSync(folder, { recursive: true, force: true })
  },
})

async function openPage(browser: Browser, baseURL: string, viewport: typeof PHONE): Promise<Opened> {
  const context = await browser.newContext({
    baseURL,
    viewport,
    reducedMotion: 'reduce',
    hasTouch: viewport.width < 500,
    serviceWorkers: 'allow',
  })
  const page = await context.newPage()
  const { goto } = page
  // Firefox's driver occasionally abandons a navigation that a real Firefox would complete (Playwright's issue 20749),
  // and the next one too, while a first worker takes over.
  page.goto = async (...to) => {
    let answer: Awaited<ReturnType<typeof goto>> = null
    let other_failure: unknown
    await expect(async () => {
      other_failure = undefined
      try {
        answer = await goto.apply(page, to)
      } catch (failure) {
        if (String(failure).includes('NS_BINDING_ABORTED')) throw failure
        other_failure = failure
      }
    }).toPass({ timeout: 15_000 })
    if (other_failure !== undefined) throw other_failure
    return answer
  }
  return { screen: page, faults: watchFaults(page), close: () => context.close() }
}

export { expect }
