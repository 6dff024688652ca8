// Stored sentences: the English text with its Spanish version, shown in the reader's language.
import { currentLanguage } from '#machines/words/language.ts'
import { inBoth, type Sentence } from '#server/lib/reader-language.ts'

type StoredSentence = { sentence: string; sentence_es?: string }

export function storedSentence(sentence: Sentence): Required<StoredSentence> {
  const { en, es } = inBoth(sentence)
  return { sentence: en, sentence_es: es }
}

export const readSentence = ({ sentence, sentence_es }: { sentence: string; sentence_es?: unknown }): string =>
  currentLanguage() === 'es' && typeof sentence_es === 'string' ? sentence_es : sentence
