// The language of a signer's pages: theirs first, the other at a tap. Sets the page's own language too, for screen readers.
import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { type Language, type SigningWords, wordsOf } from './sentences.ts'

type Said = { language: Language; words: SigningWords }

const Words = createContext<Said | null>(null)

const saidIn = (language: Language): Said => ({ language, words: wordsOf(language) })

export function WordsIn({ language, children }: { language: Language; children: ReactNode }) {
  useEffect(() => {
    // The document's language is the browser's.
    const before = document.documentElement.lang
    document.documentElement.lang = language
    return () => {
      document.documentElement.lang = before
    }
  }, [language])
  return <Words value={saidIn(language)}>{children}</Words>
}

/** A page whose agreement could not be read speaks the browser's language. */
export const browserLanguage = (): Language => (navigator.language.toLowerCase().startsWith('es') ? 'es' : 'en')

export const useWords = (): Said => useContext(Words) ?? saidIn(browserLanguage())
