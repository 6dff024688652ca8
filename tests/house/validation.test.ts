// One pattern each for what people type, taken by browser and server alike from the contract.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { videoOf } from '#machines/lib/video-link.ts'
import { zEmail, zUsPhone } from '#sdk/forms.gen.ts'
import { timeZoneOf } from '#server/company/time-zones.ts'
import { checkInput } from '#server/contract.ts'
import { phone } from '#web/lib/format.ts'
import { stateOptions } from '#web/lib/states.ts'
import { hasSpecialCharacter } from '#web/lib/text-rules.ts'

const homeowner = { firstname: 'Sam', lastname: 'Sample' }
const atServer = (part: object): boolean => {
  try {
    checkInput('/v1/lead/create', {}, { status: 'draft', homeowner: { ...homeowner, ...part } })
    return true
  } catch {
    return false
  }
}
const takesPhone = (text: string) => {
  const form = zUsPhone.safeParse(text).success
  expect(atServer({ phone: text }), text).toBe(form)
  return form
}
const takesEmail = (text: string) => {
  const form = zEmail.safeParse(text).success
  expect(atServer({ email: text }), text).toBe(form)
  return form
}

const digit = fc.integer({ min: 0, max: 9 })
const code = (middle: number) =>
  fc
    .tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 0, max: middle }), digit)
    .filter(([, b, c]) => !(b === 1 && c === 1))
    .map(digits => digits.join(''))
const number = fc.record({
  area: code(8),
  exchange: code(9),
  line: fc.tuple(digit, digit, digit, digit).map(digits => digits.join('')),
  country: fc.constantFrom('', '1', '+1 ', '1-', '+1.'),
  extension: fc.constantFrom('', ' x12', ' ext. 4', 'extension 123456'),
})

describe('a US phone number', () => {
  it('is taken in every way it is written', () => {
    fc.assert(
      fc.property(number, fc.constantFrom('', ' ', '-', '.'), fc.boolean(), (parts, between, bracketed) => {
        const { area, exchange, line, country, extension } = parts
        const written = `${country}${bracketed ? `(${area})` : area}${between}${exchange}${between}${line}${extension}`
        expect(takesPhone(written)).toBe(true)
      }),
    )
  })

  it.each([
    '1602555014',
    '(162) 555-0142',
    '(602) 155-0142',
    '(611) 555-0142',
    '(602) 911-0142',
    '(692) 555-014',
    '(695) 555-0142',
    '60255501421',
    'call me',
    '(602) 555-0142 x',
    '+44 20 7946 0000',
  ])('%s is none', text => expect(takesPhone(text)).toBe(false))

  it('is shown as ten or seven digits are, and other lengths not at all', () => {
    fc.assert(
      fc.property(fc.array(digit, { maxLength: 14 }), digits => {
        const text = digits.join('')
        const leading = text.startsWith('1') && (text.length === 11 || text.length === 8)
        const plain = leading ? text.slice(1) : text
        const shown = phone(text)
        if (plain.length === 10)
          expect(shown).toBe(`${leading ? '1 ' : ''}(${plain.slice(0, 3)}) ${plain.slice(3, 6)}-${plain.slice(6)}`)
        else if (plain.length === 7) expect(shown).toBe(`${leading ? '1 ' : ''}${plain.slice(0, 3)}-${plain.slice(3)}`)
        else expect(shown).toBe('')
      }),
    )
  })
})

describe('an e-mail', () => {
  it('is a local part, an @, a domain, a dot and two letters or more', () => {
    const word = fc.stringMatching(/^[a-z0-9+_-]{1,12}$/)
    fc.assert(
      fc.property(word, word, fc.stringMatching(/^[a-z]{2,6}$/), (local, domain, top) => {
        expect(takesEmail(`${local}@${domain}.${top}`)).toBe(true)
        expect(takesEmail(`${local}@${domain}`)).toBe(false)
        expect(takesEmail(`${local} @${domain}.${top}`)).toBe(false)
        expect(takesEmail(`${local}@${domain}.${top.charAt(0)}`)).toBe(false)
      }),
    )
  })
})

describe('the special-character detector', () => {
  it('finds any one punctuation character, in any position, and nothing in letters, digits and spaces', () => {
    const plain = fc.stringMatching(/^[A-Za-z0-9 àéñ]{0,20}$/)
    const special = fc.constantFrom(...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~')
    fc.assert(
      fc.property(plain, special, plain, (before, one, after) => {
        expect(hasSpecialCharacter(before + after)).toBe(false)
        expect(hasSpecialCharacter(before + one + after)).toBe(true)
      }),
    )
  })
})

describe('a video link', () => {
  const youtube_id = fc.stringMatching(/^[A-Za-z0-9_-]{11}$/)
  const scheme = fc.constantFrom('https://', 'http://', '')
  it('of YouTube gives its id of eleven characters, in each of its forms', () => {
    const form = fc.constantFrom(
      'www.youtube.com/watch?v=ID',
      'youtube.com/watch?feature=share&v=ID&t=42',
      'm.youtube.com/watch?v=ID',
      'youtu.be/ID?si=abc',
      'www.youtube.com/embed/ID',
      'www.youtube.com/shorts/ID',
      'www.youtube-nocookie.com/embed/ID?rel=0',
    )
    fc.assert(
      fc.property(scheme, form, youtube_id, (before, link, id) => {
        expect(videoOf(before + link.replace('ID', id))).toEqual({ host: 'youtube', id })
      }),
    )
  })
  it('of Vimeo gives its number', () => {
    const form = fc.constantFrom('vimeo.com/ID', 'www.vimeo.com/channels/staff/ID', 'player.vimeo.com/video/ID?dnt=1')
    fc.assert(
      fc.property(scheme, form, fc.integer({ min: 1, max: 2_000_000_000 }), (before, link, id) => {
        expect(videoOf(before + link.replace('ID', String(id)))).toEqual({ host: 'vimeo', id: String(id) })
      }),
    )
  })
  it.each([
    '',
    'youtube.com/watch?v=short',
    'https://youtube.com/watch?v=waytoolongforanid',
    'https://evil.example/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/embed/dQw4w9WgXcQ',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/about',
    'not a link',
  ])('%s is none', link => expect(videoOf(link)).toBeNull())
  it('is looked for in any text without a fault', () => {
    fc.assert(fc.property(fc.string(), text => void videoOf(text)))
  })
})

describe('the states to choose from', () => {
  it('are the fifty, the district and the territories, each with id, value and label', () => {
    expect(stateOptions).toHaveLength(56)
    expect(new Set(stateOptions.map(({ value }) => value)).size).toBe(56)
    expect(stateOptions[0]).toEqual({ id: 'AL', value: 'AL', label: 'Alabama (AL)' })
  })
  it('all have a time zone', () => {
    for (const { value } of stateOptions) expect(timeZoneOf(value), value).toMatch(/^(America|Pacific)\//)
    expect(timeZoneOf('AZ')).toBe('America/Phoenix')
  })
})
