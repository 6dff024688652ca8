// Every file that the built pages, the manifest and the code name is answered, as what it is.
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { serveApplication } from '#server/http/static-files.ts'

const dist = resolve('dist')
const app = new Hono()
serveApplication(app, dist, {
  public_origin: 'http://localhost',
  support_email: 'support@example.com',
  brand: 'Sunquill',
})

const named = (html: string) => [...html.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, path = '']) => path)
const TYPES: Record<string, RegExp> = {
  css: /^text\/css/,
  js: /^text\/javascript/,
  mjs: /^text\/javascript/,
  png: /^image\/png/,
  svg: /^image\/svg\+xml/,
  webmanifest: /^application\/manifest\+json/,
}

it('whatever index.html, document.html and the manifest name, or web/public has, is there', async () => {
  const manifest: { icons: { src: string }[] } = JSON.parse(readFileSync(`${dist}/manifest.webmanifest`, 'utf8'))
  const pages = ['index.html', 'document.html'].flatMap(name => named(readFileSync(`${dist}/${name}`, 'utf8')))
  const own = readdirSync('web/public').filter(name => name.includes('.'))
  const paths = [
    ...new Set([...pages, ...manifest.icons.map(({ src }) => src), '/sw.js', ...own.map(name => `/${name}`)]),
  ]
  expect(paths).toEqual(expect.arrayContaining(['/icons/apple-180.png', '/icons/192.png', '/favicon.svg']))
  for (const path of paths) {
    const answer = await app.request(path)
    expect([path, answer.status]).toEqual([path, 200])
    const type = TYPES[path.split('.').at(-1) ?? '']
    if (type) expect(answer.headers.get('Content-Type'), path).toMatch(type)
    expect((await answer.arrayBuffer()).byteLength, path).toBeGreaterThan(0)
  }
  expect((await app.request('/icons/none.png')).status).toBe(404)
})
