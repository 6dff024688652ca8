import { expect, it } from 'vitest'
import { findChromium } from '#server/ports/print/find-chromium.ts'
import { ownOrigin } from '#server/ports/print/own-origin.ts'
import { fileNameOf } from '#server/proposals/print/file-name.ts'

const machine = (there: string[], platform = 'linux', variables: Record<string, string> = { PATH: '/opt/bin:.' }) => ({
  platform,
  variables,
  exists: (path: string) => there.includes(path),
  downloaded: async () => '/home/someone/.cache/ms-playwright/chromium-1/chrome',
})

it.each([
  ['the one that is named, before any other', '/my/chrome', ['/my/chrome', '/usr/bin/chromium'], '/my/chrome'],
  ['none where the name leads nowhere, so that printing can be turned off', 'none', ['/usr/bin/chromium'], null],
  [
    'the one that was downloaded',
    undefined,
    ['/home/someone/.cache/ms-playwright/chromium-1/chrome', '/usr/bin/chromium'],
    '/home/someone/.cache/ms-playwright/chromium-1/chrome',
  ],
  ['Debian’s', undefined, ['/usr/bin/chromium'], '/usr/bin/chromium'],
  ['one on the search path', undefined, ['/opt/bin/google-chrome', '/usr/bin/chromium'], '/opt/bin/google-chrome'],
  ['none in the folder somebody happens to be in', undefined, ['chromium', './chromium'], null],
  ['none where there is none', undefined, [], null],
])('finds %s', async (_, named, there, expected) => {
  expect(await findChromium(named, machine(there))).toBe(expected)
})

it('finds those of macOS and Windows', async () => {
  const mac = '/Users/sam/Applications/Chromium.app/Contents/MacOS/Chromium'
  expect(await findChromium(undefined, machine([mac], 'darwin', { HOME: '/Users/sam' }))).toBe(mac)
  const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'
  const folders = { 'ProgramFiles(x86)': 'C:\\Program Files (x86)' }
  expect(await findChromium(undefined, machine([edge], 'win32', folders))).toBe(edge)
})

it('goes on where nothing says what was downloaded', async () => {
  const broken = { ...machine(['/usr/bin/chromium']), downloaded: () => Promise.reject(new Error('no registry')) }
  expect(await findChromium(undefined, broken)).toBe('/usr/bin/chromium')
})

it.each([
  [{ address: '127.0.0.1', family: 'IPv4', port: 4710 }, 'http://127.0.0.1:4710'],
  [{ address: '0.0.0.0', family: 'IPv4', port: 80 }, 'http://127.0.0.1:80'],
  [{ address: '::', family: 'IPv6', port: 4710 }, 'http://[::1]:4710'],
  [{ address: '192.0.2.4', family: 'IPv4', port: 4710 }, 'http://192.0.2.4:4710'],
  ['/run/socket', undefined],
])('reaches a server that listens at %j by %s', (listening, expected) => {
  expect(ownOrigin(listening)).toBe(expected)
})

it('names a file by its page and street, in letters that every system keeps', () => {
  expect(fileNameOf('proposal', 'en', '12 Example Street, Phoenix, AZ 85004')).toBe(
    'Solar proposal, 12 Example Street.pdf',
  )
  expect(fileNameOf('solar_proposal', 'es', '12 Calle Peña')).toBe('Propuesta solar en una página, 12 Calle Peña.pdf')
  const hostile = fileNameOf('proposal', 'en', '../..\\a:b*?"<>|\u202egnp.exe\u0000\r\n')
  expect(hostile).not.toMatch(/[\\/:*?"<>|]|\p{C}/u)
  expect(fileNameOf('proposal', 'en', '')).toBe('Solar proposal.pdf')
  expect([...fileNameOf('proposal', 'en', '🏠'.repeat(200))]).toHaveLength(124)
})
