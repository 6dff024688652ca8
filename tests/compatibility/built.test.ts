// Nothing the product sends to a browser, dependencies included, goes beyond the browsers listed in package.json.
//
// Known traps, which no name tells: `for await` over a stream (each needs a row in allowed.ts), methods of iterators that arrays or
// other objects have too (`map`, `filter`, `take`), options of a function (`addEventListener` with a signal), events, attributes,
// and what a browser has but does wrong. A feature asked for in another function than it is used in is found although it is guarded.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { builtProduct } from '#tests/support/built.ts'
import { ALLOWED } from './allowed.ts'
import { type Finding, findInScript } from './find-in-script.ts'
import { findInStyle } from './find-in-style.ts'

let found: (Finding & { file: string })[]
let files: string[]
beforeAll(async () => {
  const { out } = await builtProduct()
  files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(name => /\.(m?js|css)$/.test(name))
  found = files.flatMap(file => {
    const text = readFileSync(join(out, file), 'utf8')
    const findings = file.endsWith('.css') ? findInStyle(text) : findInScript(text)
    return findings.map(one => ({ ...one, file }))
  })
}, 240_000)

it('reads every script and style: screens, libraries, workers, what runs first', () => {
  for (const name of [/^sw\.js$/, /^theme\.js$/, /^old-browser\.js$/, /pdf\.worker.*\.mjs$/, /pdf-library-/, /\.css$/])
    expect(files.some(file => name.test(file))).toBe(true)
  expect(files.length).toBeGreaterThan(100)
})

it('uses nothing that a browser of the list lacks', () => {
  const beyond = found.filter(
    one => !ALLOWED.some(({ feature, file }) => feature.test(one.feature) && file.test(one.file)),
  )
  expect(beyond.map(({ file, feature, since, text }) => `${feature} (${since}) in ${file}: ${text}`)).toEqual([])
})

it('has no exception that nothing needs', () => {
  const idle = ALLOWED.filter(row => !found.some(one => row.feature.test(one.feature) && row.file.test(one.file)))
  expect(idle.map(({ feature, file }) => `${feature} in ${file}`)).toEqual([])
})
