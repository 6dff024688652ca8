// A sum of money in words, for contracts. Pure.
import type { Language } from '../words/language.ts'

const SMALL_EN =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS_EN = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SMALL_ES =
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  )
const TENS_ES = '- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')
const HUNDREDS_ES =
  '- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ')

/** 'eighteen thousand and 50/100 dollars', 'dieciocho mil dólares con 50/100'. RangeError if < 0 or >= a billion. */
export function moneyInWords(cents: number, language: Language): string {
  const [whole, rest] = [Math.floor(cents / 100), Math.round(cents) % 100]
  if (!(cents >= 0 && whole < 1e9)) throw new RangeError(`There are no words for ${cents} cents`)
  const hundredths = `${String(rest).padStart(2, '0')}/100`
  return language === 'es'
    ? `${spanish(whole)} ${whole % 1_000_000 === 0 && whole > 0 ? 'de ' : ''}${whole === 1 ? 'dólar' : 'dólares'} con ${hundredths}`
    : `${english(whole)} and ${hundredths} dollars`
}

function english(value: number): string {
  if (value < 20) return SMALL_EN[value] ?? ''
  if (value < 100) return joined(TENS_EN[Math.floor(value / 10)], value % 10, english, '-')
  if (value < 1_000) return joined(`${english(Math.floor(value / 100))} hundred`, value % 100, english)
  if (value < 1_000_000) return joined(`${english(Math.floor(value / 1_000))} thousand`, value % 1_000, english)
  return joined(`${english(Math.floor(value / 1_000_000))} million`, value % 1_000_000, english)
}

/** Before a masculine noun, as dollars are: 'un', 'veintiún', 'treinta y un'. */
function spanish(value: number): string {
  if (value < 30) return SMALL_ES[value] ?? ''
  if (value < 100) return joined(TENS_ES[Math.floor(value / 10)], value % 10, spanish, ' y ')
  if (value === 100) return 'cien'
  if (value < 1_000) return joined(HUNDREDS_ES[Math.floor(value / 100)], value % 100, spanish)
  if (value < 2_000) return joined('mil', value % 1_000, spanish)
  if (value < 1_000_000) return joined(`${spanish(Math.floor(value / 1_000))} mil`, value % 1_000, spanish)
  const millions = Math.floor(value / 1_000_000)
  return joined(millions === 1 ? 'un millón' : `${spanish(millions)} millones`, value % 1_000_000, spanish)
}

const joined = (head = '', rest: number, say: (value: number) => string, between = ' ') =>
  rest === 0 ? head : `${head}${between}${say(rest)}`
