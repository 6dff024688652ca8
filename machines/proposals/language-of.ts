// Detects which of the two languages a text is in by its function words. Pure. A hint only: weak on short texts.
import type { Schemas } from '#sdk/types.ts'

type Language = Schemas['Language']

const SMALL_WORDS: Record<Language, Set<string>> = {
  en: new Set('the and of to is are you your we our with for that this have will it on at from what when'.split(' ')),
  es: new Set(
    'el la los las de del y que es son usted su sus con para por una un en se lo como cuando nosotros'.split(' '),
  ),
}
const FEWEST = 6

/** Null if undecided. */
export function languageOf(text: string): Language | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const countIn = (language: Language) => words.filter(word => SMALL_WORDS[language].has(word)).length
  const [en, es] = [countIn('en'), countIn('es')]
  if (Math.max(en, es) < FEWEST || Math.max(en, es) < 3 * Math.min(en, es)) return null
  return en > es ? 'en' : 'es'
}
