// Verifies a signed agreement, for anyone who has one: checked in the browser, without an upload.
import { useEffect, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { BRAND } from '#web/frame/navigation.ts'
import { Wordmark } from '#web/frame/wordmark.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { useChecks } from './check-file.ts'
import { FileWell } from './file-well.tsx'
import { ResultCard } from './result-card.tsx'
import { verifyWords } from './verify-language.ts'
import { words as texts } from './words.ts'

type Language = Schemas['Language']

const LANGUAGES = [
  ['en', common.english],
  ['es', 'Español'],
] as const

export default function VerifyScreen() {
  const [language, setLanguage] = useState<Language>(() => (navigator.language.startsWith('es') ? 'es' : 'en'))
  const [asks, setAsks] = useState(false)
  const { files, add } = useChecks()
  const words = verifyWords(language)
  useEffect(() => {
    // Screen readers take the page's language from the document itself.
    const before = document.documentElement.lang
    document.documentElement.lang = language
    return () => {
      document.documentElement.lang = before
    }
  }, [language])
  return (
    <div className="min-h-dvh bg-page print:min-h-0 print:bg-transparent">
      <header className="mx-auto flex max-w-[816px] flex-wrap items-center justify-between gap-3 px-5 py-5">
        <Wordmark />
        <Languages language={language} onChange={setLanguage} />
      </header>
      <main className="mx-auto flex max-w-[816px] flex-col gap-6 px-5 pt-6 pb-16">
        <div>
          <h1 className="text-2xl">{words.title}</h1>
          <p className="mt-2 max-w-[60ch] text-reading text-ink-2">{words.lead}</p>
        </div>
        {globalThis.isSecureContext ? (
          <>
            <FileWell words={words} onFiles={add} />
            <div className="no-print">
              <Toggle label={words.ask({ brand: BRAND })} help={words.ask_help} checked={asks} onChange={setAsks} />
            </div>
          </>
        ) : (
          <Notice kind="danger">{words.unsafe}</Notice>
        )}
        <section aria-live="polite" className="flex flex-col gap-6">
          {files.map(file => (
            <ResultCard key={file.id} file={file} language={language} asks={asks} />
          ))}
        </section>
      </main>
    </div>
  )
}

function Languages({ language, onChange }: { language: Language; onChange: (language: Language) => void }) {
  return (
    <fieldset className="no-print flex gap-1">
      <legend className="sr-only">{texts.language_idioma}</legend>
      {LANGUAGES.map(([code, name]) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => onChange(code)}
          className={`h-11 rounded-control px-3 text-base ${code === language ? 'font-semibold text-ink' : 'text-ink-2 hover:text-ink'}`}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
