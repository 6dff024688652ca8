// The server as it is deployed: bundled, without a TypeScript loader. The browser tests run on it; here, that no file is missing.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filesOf, root } from '../support/files.ts'

const out = mkdtempSync(join(root, 'node_modules', '.bundle-'))
beforeAll(async () => {
  await build({ configFile: join(root, 'server/vite.config.ts'), logLevel: 'error', build: { outDir: out } })
})
afterAll(() => rmSync(out, { recursive: true, force: true }))

it('holds every file that is read at run time', () => {
  const inBundle = new Set(readdirSync(out, { recursive: true, encoding: 'utf8' }))
  const wanted = [...filesOf(['server'], ['.sql', '.csv', '.json']), ...filesOf(['sdk'], ['.json'])]
  expect(wanted.length).toBeGreaterThan(80)
  expect(wanted.filter(file => !inBundle.has(file))).toEqual([])
})

// Tests run with NODE_ENV=test, under which a compiler would call React's development build, and no proposal could be drawn.
it('calls the same build of React that it carries', () => {
  const name = readdirSync(out).find(file => file.startsWith('render-document-')) ?? ''
  expect(readFileSync(join(out, name), 'utf8').includes('jsxDEV')).toBe(false)
})
