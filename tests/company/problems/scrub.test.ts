// What leaves a homeowner's device about an error: only known words.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPart, NAMES } from '#machines/company/problems/error-words.ts'
import { framesOf, scrubMessage, scrubName } from '#machines/company/problems/scrub.ts'
import { browserOf } from '#machines/lib/browser.ts'

/** First names that are no words of errors, as people write them. */
const NAMES_OF_PEOPLE =
  'Sam Uma Indigo Mark Will May Grace Art José Siobhán Zoë Bill Frank McDonald DeShawn Max Dawn'.split(' ')
const person = fc.constantFrom(...NAMES_OF_PEOPLE)
const number = fc.integer({ min: 10, max: 99_999 }).map(String)
/** None of these has a word that an error would have. */
const personal = fc.oneof(
  person,
  fc.tuple(person, person).map(names => names.join(' ')),
  fc.tuple(person, number).map(([name, n]) => `${name.toLowerCase()}${n}@example.com`),
  fc.tuple(number, person).map(([n, street]) => `${n} ${street} Street`),
  number.map(n => `(602) 555-${n}`),
  number.map(n => `$${n}.50`),
  fc.stringMatching(/^[A-Za-z0-9_-]{43}$/).filter(token => /\d/.test(token)),
  fc.uuid(),
  number.map(n => `https://example.com/sign/${n}?name=Sam`),
  fc.stringMatching(/^[0-9]{3}-[0-9]{2}-[0-9]{4}$/),
)
const template = fc.constantFrom(
  (text: string) => `Unexpected token '${text.charAt(0)}', "${text} is not valid" is not valid JSON`,
  (text: string) => `Cannot read properties of undefined (reading '${text}')`,
  (text: string) => `No field for ${text} in this document`,
  (text: string) => `${text} is not defined`,
  (text: string) => `Failed to load "${text}"`,
  (text: string) => `can't access property "${text}", e is undefined`,
  (text: string) => `Invalid value: ‘${text}’.`,
  (text: string) => `null is not an object (evaluating 'e.${text}')`,
)

describe('the message of an error', () => {
  it('keeps what browsers write', () => {
    const table = [
      ["undefined is not a function (near '...e of t...')", 'undefined is not a function near …'],
      ["Cannot read properties of null (reading 'getContext')", 'Cannot read properties of null reading getContext'],
      ["null is not an object (evaluating 'e.getContext')", 'null is not an object evaluating e.getContext'],
      ['Map.prototype.getOrInsertComputed is not a function', 'Map.prototype.getOrInsertComputed is not a function'],
      ["Can't find variable: ReadableStream", "Can't find variable ReadableStream"],
      ['Transform failed for Sam Sample, 12 Example Street', '… failed for …'],
      ['The operation was aborted.', 'The operation was aborted'],
      ['', ''],
    ] as const
    for (const [message, kept] of table) expect(scrubMessage(message)).toBe(kept)
  })

  it('loses names, addresses, numbers, tokens and quotes, wherever they are', () => {
    fc.assert(
      fc.property(template, personal, (write, text) => {
        const kept = scrubMessage(write(text))
        expect(kept.replaceAll(/\b(can't|is)\b/g, '')).not.toMatch(/[\d@"“”'‘’/$_-]/)
        for (const name of NAMES_OF_PEOPLE) expect(kept.split(/[^\p{L}]+/u)).not.toContain(name)
        expect(text.length > 2 && kept.includes(text)).toBe(false)
      }),
      { numRuns: 500 },
    )
  })

  it('holds nothing but known words, is short, and is the same when cleaned again', () => {
    const known = (word: string) =>
      word === '…' ||
      word.split('.').every(name => {
        const parts = name.split(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
        return NAMES.has(name) || /^[a-z]$/.test(name) || parts.every(part => isPart(part.toLowerCase()))
      })
    const anything = fc.oneof(fc.string({ maxLength: 400 }), fc.string({ unit: 'grapheme', maxLength: 400 }), personal)
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 8 }), parts => {
        const kept = scrubMessage(parts.join(' '))
        expect(kept.split(' ').filter(word => word && !known(word))).toEqual([])
        expect(kept.length).toBeLessThanOrEqual(300)
        expect(scrubMessage(kept)).toBe(kept)
      }),
      { numRuns: 500 },
    )
  })

  it('is read in no time, however long and strange', () => {
    for (const part of ['"', "('", 'a.', '“”', ' ', '(', 'aA']) {
      const started = performance.now()
      scrubMessage(part.repeat(1_000_000 / part.length))
      expect(performance.now() - started).toBeLessThan(500)
    }
  })
})

it('the name of an error is one of errors', () => {
  const table = {
    TypeError: 'TypeError',
    RenderingCancelledException: 'RenderingCancelledException',
    NotSupportedError: 'NotSupportedError',
  }
  for (const [name, kept] of Object.entries(table)) expect(scrubName(name)).toBe(kept)
  expect(scrubName('SamSampleError')).toBe('Error')
  expect(scrubName('Sam Sample')).toBe('Error')
})

describe('the stack of an error', () => {
  const origin = 'https://app.example.com'
  it('keeps lines of our own files, in the words of every engine, and no address', () => {
    const v8 = `TypeError: Sam\n    at e (${origin}/assets/open-pdf-BfR2.js:12:3045)\n    at https://ads.example.net/assets/x.js:1:2`
    const webkit = `e@${origin}/assets/open-pdf-BfR2.js:12:3045\n@${origin}/sign/secret-token?x=1:3:4\n[native code]`
    for (const stack of [v8, webkit]) expect(framesOf(stack, origin)).toEqual(['assets/open-pdf-BfR2.js:12:3045'])
    const deep = Array.from({ length: 40 }, (_, n) => `at ${origin}/assets/a.js:${n + 1}:1`).join('\n')
    expect(framesOf(deep, origin)).toHaveLength(5)
    expect(framesOf('', origin)).toEqual([])
  })
})

it('a user agent is browser, major version and kind of device', () => {
  const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)'
  const android = 'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko)'
  expect(browserOf(`${phone} ${webkit} Version/17.5 Mobile/15E148 Safari/604.1`)).toEqual({
    browser: 'Safari',
    browser_version: 17,
    device: 'iPhone',
  })
  expect(browserOf(`${phone} ${webkit} CriOS/130.0 Mobile/15E148 Safari/604.1`)).toMatchObject({
    browser: 'Chrome',
    browser_version: 130,
  })
  expect(browserOf(`${android} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`)).toEqual({
    browser: 'Samsung Internet',
    browser_version: 25,
    device: 'Android phone',
  })
  expect(browserOf('curl/8')).toEqual({ browser: 'Other', browser_version: null, device: 'Other' })
  fc.assert(fc.property(fc.string(), agent => void browserOf(agent)))
})
