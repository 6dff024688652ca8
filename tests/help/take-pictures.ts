// Takes the pictures of the Help Center again, of the real product with its demo company: `npm run help:pictures`, or with the
// names of some. Needs a build and a Chromium. Light theme, 1280 wide, cropped to what an article is about, as WebP.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { answerHelp } from '#openapi/answer-help.ts'
import { findChromium } from '#server/ports/print/find-chromium.ts'
import { DEMO_PASSWORD } from '../support/browser.ts'
import { root } from '../support/files.ts'
import { startServer } from '../support/server.ts'
import { PICTURES, type Picture } from './pictures.ts'

const PORT = Number(process.env['TEST_PORT'] ?? 4792)
const WIDTH = 1280
const HEIGHT = 860
const MOST_BYTES = 60 * 1024
const folder = join(root, 'web/help/pictures')
const wanted = process.argv.slice(2)

answerHelp(
  'npm run help:pictures [-- NAME …]\n\nTakes the Help Center’s pictures, or those named. Needs a build and Chromium.',
)
const data_dir = mkdtempSync(join(tmpdir(), 'sunquill-pictures-'))
const executablePath = await findChromium(process.env['CHROMIUM_PATH'])
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
// Of a server that runs already, where its address is given.
const given = process.env['DEMO_ADDRESS']
const server = given ? undefined : await startServer(PORT, data_dir, { NODE_ENV: 'development' })
try {
  const page = await browser.newPage({
    baseURL: given ?? server?.address ?? '',
    viewport: { width: WIDTH, height: HEIGHT },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  const token = await signIn(page)
  for (const picture of PICTURES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const bytes = await take(page, picture, token)
    console.log(`${picture.name.padEnd(24)} ${Math.round(bytes / 1024)} kB`)
  }
} finally {
  await browser.close()
  await server?.kill()
  rmSync(data_dir, { recursive: true, force: true })
}

async function signIn(page: Page): Promise<string> {
  const answer = await page.request.post('/v1/users/sessions', {
    data: { email: 'owner@example.com', password: DEMO_PASSWORD },
  })
  const { token }: { token: string } = await answer.json()
  await page.goto(`/?token=${token}`)
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  return token
}

/** An address may name a project of the demo company by its homeowner: `/projects/{Sage Standin}?tab=price`. */
async function addressOf(page: Page, address: string, token: string): Promise<string> {
  const name = /\{([^}]+)\}/.exec(address)?.[1]
  if (!name) return address
  const answer = await page.request.get(`/v3/projects.List?search=${encodeURIComponent(name)}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const { projects }: { projects: { id: string }[] } = await answer.json()
  if (!projects[0]) throw new Error(`The demo company has no project of ${name}`)
  return address.replace(`{${name}}`, projects[0].id)
}

async function take(page: Page, { name, address, shows, crop, height = 760, before }: Picture, token: string) {
  await page.goto(await addressOf(page, address, token))
  await shows(page).first().waitFor()
  await before?.(page)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() => !document.querySelector('.skeleton'))
  const box = await (crop?.(page) ?? page.locator('main')).first().boundingBox()
  if (!box) throw new Error(`What ${name} is cropped to is not on the page`)
  const clip = { x: box.x, y: box.y, width: Math.min(box.width, WIDTH - box.x), height: Math.min(box.height, height) }
  const bytes = await smallEnough(page, clip)
  writeFileSync(join(folder, `${name}.webp`), bytes)
  keepSize(name, { width: Math.round(clip.width), height: Math.round(clip.height) })
  return bytes.length
}

/** The browser writes WebP itself; a busy picture in fewer details. */
async function smallEnough(page: Page, clip: { x: number; y: number; width: number; height: number }): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page)
  try {
    for (const quality of [86, 76, 66, 50, 35]) {
      const { data } = await devtools.send('Page.captureScreenshot', {
        // Only where it must be: it makes the window larger, and a drawing is fitted to its window.
        format: 'webp',
        quality,
        captureBeyondViewport: clip.y + clip.height > HEIGHT,
        clip: { ...clip, scale: 1 },
      })
      const bytes = Buffer.from(data, 'base64')
      if (bytes.length <= MOST_BYTES) return bytes
    }
  } finally {
    await devtools.detach()
  }
  throw new Error('The picture is larger than 60 kB however it is written: crop it to less')
}

/** Stored with the pictures, so pages can reserve their space. */
function keepSize(name: string, size: { width: number; height: number }) {
  const file = join(folder, 'sizes.json')
  const sizes: Record<string, typeof size> = JSON.parse(readFileSync(file, 'utf8'))
  const all = Object.entries({ ...sizes, [name]: size }).sort(([a], [b]) => a.localeCompare(b))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
}
