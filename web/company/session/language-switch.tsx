import { chooseLanguage, LANGUAGES, OWN_NAMES, pageLanguage } from '#web/words/language.ts'

/** For the pages before a session: the languages one is not reading, each by its own name. */
export function LanguageSwitch() {
  return LANGUAGES.filter(one => one !== pageLanguage).map(one => (
    <button
      key={one}
      type="button"
      lang={one}
      className="min-h-11 font-medium text-ink underline underline-offset-2"
      onClick={() => chooseLanguage(one)}
    >
      {OWN_NAMES[one]}
    </button>
  ))
}
