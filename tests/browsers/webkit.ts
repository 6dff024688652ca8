// Starts WebKitGTK for one screen: a display of the screen's size, the driver, and through it the browser.
import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { expect } from '@playwright/test'
import { WEBKIT_GTK } from './engines.ts'
import type { Opened, PHONE } from './journey.ts'
import { openSession } from './webdriver.ts'
import { webkitScreen } from './webkit-screen.ts'

export async function openWebkit(base_url: string, { width, height }: typeof PHONE, folder: string): Promise<Opened> {
  const { driver = '', browser = '', display = '' } = WEBKIT_GTK
  const faults: string[] = []
  const started: ChildProcess[] = []
  const end = () => {
    for (const child of started) child.kill()
  }
  // The display picks its number and prints it; the browser fills its screen.
  const shown = spawn(display, ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  started.push(shown)
  const DISPLAY = await new Promise<string>((resolve, reject) => {
    shown.stdout.once('data', (number: Buffer) => resolve(`:${String(number).trim()}`))
    shown.once('exit', () => reject(new Error('Xvfb did not start')))
  })
  const port = await freePort()
  // As root WebKit’s own sandbox does not start.
  const env = { ...process.env, DISPLAY, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', GTK_A11Y: 'none', HOME: folder }
  const driving = spawn(driver, [`--port=${port}`], { stdio: ['ignore', 'pipe', 'ignore'], env })
  started.push(driving)
  createInterface({ input: driving.stdout }).on('line', line => {
    if (/^CONSOLE .*\b(ERROR|error)\b/.test(line)) faults.push(line)
  })
  const address = `http://127.0.0.1:${port}`
  await expect(async () => expect((await fetch(`${address}/status`)).ok).toBe(true)).toPass({ intervals: [50] })
  const args = ['--automation', '--full-screen', '--enable-write-console-messages-to-stdout=true']
  const session = await openSession(address, { 'webkitgtk:browserOptions': { binary: browser, args } })
  await session.resize(width, height)
  return {
    screen: webkitScreen(session, base_url, folder),
    faults,
    close: async () => {
      await session.close().catch(() => undefined)
      end()
    },
  }
}

const freePort = () =>
  new Promise<number>(resolve => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
