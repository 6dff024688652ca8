// Prism's library, made ready to be asked for one operation at a time. Loaded once, by whatever answers from a contract.
import { createRequire } from 'node:module'
import { neededFile } from '#openapi/needed.ts'

const SETTINGS = {
  isProxy: false,
  // Examples are held against their schemas by the tests; doing it again at every call costs 10 ms, and memory for each schema.
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
} as const

export type Preference = { code?: number; exampleKey?: string; dynamic: boolean; seed?: string }
type Core = typeof import('@stoplight/prism-core')
type Http = typeof import('@stoplight/prism-http')
export type Prepared = Awaited<ReturnType<Http['getHttpOperationsFromSpec']>>
type Asked = Parameters<ReturnType<Http['createInstance']>['request']>[0]

export async function loadPrism() {
  // Its own requires, so that what it brings is found wherever it was installed.
  const from = createRequire(neededFile('The mock server', '@stoplight/prism-http'))
  onlyEnglish(from)
  const { createLogger }: Core = from('@stoplight/prism-core')
  const { createInstance, getHttpOperationsFromSpec }: Http = from('./index.js')
  const logger = createLogger('mocks', { level: 'silent' })
  const usual = { ...SETTINGS, validateRequest: true, checkSecurity: true, mock: { dynamic: false } }
  const prism = createInstance(usual, { logger })
  return {
    prepare: (document: object) => getHttpOperationsFromSpec(document),
    /** `as_it_is`: whatever the request is like. Settings are made again each time, for Prism writes into them. */
    ask: (asked: Asked, operations: Prepared, preference: Preference, as_it_is: boolean) => {
      const checks = { validateRequest: !as_it_is, checkSecurity: !as_it_is }
      return prism.request(asked, operations, { ...SETTINGS, ...checks, mock: preference })()
    },
  }
}
export type Prism = Awaited<ReturnType<typeof loadPrism>>

/** Prism loads made-up names in 50 languages, a second and 40 MB, for answers that a contract without examples would need. */
function onlyEnglish(from: NodeJS.Require) {
  const [all, english] = [from.resolve('@faker-js/faker'), from.resolve('@faker-js/faker/locale/en')]
  const faker: unknown = from(english)
  const loaded = from.cache[english]
  if (loaded) from.cache[all] ??= Object.assign(Object.create(loaded), { exports: { default: faker } })
}
