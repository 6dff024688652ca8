// A job's texts are stored in both languages.
import { currentLanguage } from '#machines/words/language.ts'
import { inBoth, type Sentence } from '../lib/reader-language.ts'
import type { JobRow } from './job-kind.ts'

export function sentenceColumns(say: Sentence) {
  const { en, es } = inBoth(say)
  return { sentence: en, sentence_es: es }
}
export function nameColumns(say: Sentence) {
  const { en, es } = inBoth(say)
  return { name: en, name_es: es }
}

const read = (en: string, es: string | null) => (currentLanguage() === 'es' ? (es ?? en) : en)

export const jobName = ({ name, name_es }: Pick<JobRow, 'name' | 'name_es'>) => read(name, name_es)
export const jobSentence = ({ sentence, sentence_es }: Pick<JobRow, 'sentence' | 'sentence_es'>) =>
  read(sentence, sentence_es)
