// The language a signer reads in: theirs first, the other at a tap. The page's own language follows, for whoever has it read out.
import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { type Language, type SigningWords, say, wordsOf } from './words.ts'

type Said = {
  language: Language
  words: SigningWords
  t: (name: keyof Sentences, parts?: Record<string, string | number>) => string
}
type Sentences = { [K in keyof SigningWords as SigningWords[K] extends string ? K : never]: string }

const Words = createContext<Said | null>(null)

const saidIn = (language: Language): Said => {
  const words = wordsOf(language)
  return { language, words, t: (name, parts) => say(words[name], parts) }
}

export function WordsIn({ language, children }: { language: Language; children: ReactNode }) {
  useEffect(() => {
    // The document's language is the browser's.
    document.documentElement.lang = language
    return () => {
      document.documentElement.lang = 'en'
    }
  }, [language])
  return <Words value={saidIn(language)}>{children}</Words>
}

/** A page whose agreement could not be read speaks the browser's language. */
export const browserLanguage = (): Language => (navigator.language.toLowerCase().startsWith('es') ? 'es' : 'en')

export const useWords = (): Said => useContext(Words) ?? saidIn(browserLanguage())
