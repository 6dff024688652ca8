// Draws the icons of the installed application from the one SVG there is: `npx tsx web/offline/draw-icons.ts`. Run when it changes;
// what it draws is committed. A maskable one fills its square, since the device cuts its own shape out of it.

import { mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const folder = fileURLToPath(new URL('../public/', import.meta.url))
const svg = readFileSync(`${folder}favicon.svg`, 'utf8')
const ICONS = [
  { name: '192', size: 192, share: 1 },
  { name: '512', size: 512, share: 1 },
  { name: 'maskable-512', size: 512, share: 0.72 },
  // Where iOS puts it on the home screen, corners are its own too.
  { name: 'apple-180', size: 180, share: 0.84 },
]

mkdirSync(`${folder}icons`, { recursive: true })
const executablePath = process.env['CHROMIUM_PATH']
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
for (const { name, size, share } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const ground = share < 1 ? '#1d1b17' : 'transparent'
  await page.setContent(
    `<style>html{background:${ground}}body{margin:0;display:grid;place-items:center;height:100vh}svg{width:${share * 100}%}</style>${svg}`,
  )
  await page.screenshot({ path: `${folder}icons/${name}.png`, omitBackground: true })
}
await browser.close()
