// The list of browsers in package.json, and that the build follows it. No test here depends on the date: `npm run
// browsers` shows when the list could be updated.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#tests/support/files.ts'
import { buildTargets, chromiumOfSamsung, oldestBrowsers } from '#web/browsers.ts'
import { CHOSEN_ON, engineOf, listOn } from './rule.ts'

const { browserslist }: { browserslist: string[] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

it('the list names the releases that were current two years before it was chosen', () => {
  expect([...browserslist].sort()).toEqual(listOn(CHOSEN_ON).sort())
})

it('web/README.md says the same list', () => {
  const readme = readFileSync(join(root, 'web/README.md'), 'utf8')
  for (const query of browserslist) expect(readme).toContain(`\`${query}\``)
  expect(readme).toContain(CHOSEN_ON)
})

it('the build is for the oldest engine of each browser, that of Samsung Internet among the Chromiums', () => {
  const { samsung } = oldestBrowsers()
  expect(String(chromiumOfSamsung(samsung))).toBe(engineOf('samsung', samsung))
  expect(buildTargets()).toEqual(['chrome125', 'edge131', 'firefox132', 'safari18.1', 'ios18.1'])
})

it('a query that changes with time, or leaves a browser out, is refused', () => {
  expect(() => oldestBrowsers([...browserslist, 'last 2 years'])).toThrow('"last 2 years" is not of the form')
  expect(() => oldestBrowsers(browserslist.filter(query => !query.startsWith('samsung')))).toThrow('samsung is missing')
  expect(() => chromiumOfSamsung('99')).toThrow('name the Chromium in Samsung Internet 99')
})
