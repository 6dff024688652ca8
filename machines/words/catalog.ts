// Every message a person reads is in a catalog, English and Spanish side by side, under a key named for its meaning. A
// message without values is a string, one with values a function of them; both are typed by the English text.
import type { GetICUArgs } from '@schummar/icu-type-parser'
import { compile } from './compile.ts'
import { currentLanguage, type Language } from './language.ts'
import { spoken } from './message.ts'

/** ICU MessageFormat. */
type Message = { readonly en: string; readonly es: string }
type Catalog = { readonly [key: string]: Message | Catalog }

type Args<Text extends string> = GetICUArgs<Text, { ICUArgument: string | number; ICUNumberArgument: number }>
type Tags<Text extends string> = Text extends `${string}</${infer Tag}>${infer Rest}` ? Tag | Tags<Rest> : never
type Read<Text extends string> = [Tags<Text>] extends [never]
  ? keyof Args<Text> extends never
    ? string
    : (values: Args<Text>) => string
  : <Piece>(values: Args<Text> & Record<Tags<Text>, (text: string) => Piece>) => (string | Piece)[]
type Words<C extends Catalog> = {
  readonly [Key in keyof C]: C[Key] extends Message
    ? Read<C[Key]['en']>
    : C[Key] extends Catalog
      ? Words<C[Key]>
      : never
}

/** The words in the reader's language, and by `in()` in one that is chosen: a document speaks its recipient's. */
export function catalog<const C extends Catalog>(messages: C): Words<C> & { in: (language: Language) => Words<C> } {
  const spoken = { en: view(messages, () => 'en'), es: view(messages, () => 'es') }
  return Object.assign(view(messages, currentLanguage), { in: (language: Language) => spoken[language] }) as never
}

const isMessage = (one: Message | Catalog): one is Message => 'es' in one && 'en' in one

function view(messages: Catalog, language: () => Language): object {
  const words = {}
  for (const [key, one] of Object.entries(messages)) {
    const read = isMessage(one) ? reader(one) : undefined
    const below = read ? undefined : view(one as Catalog, language)
    Object.defineProperty(words, key, { enumerable: true, get: () => (read ? read(language()) : below) })
  }
  return words
}

/** Texts are read when they are first asked for. */
function reader(message: Message) {
  const cache: { [Name in Language]?: unknown } = {}
  return (language: Language) => (cache[language] ??= spoken(read(message[language]), language))
}

/** Most texts have no placeholders. */
const read = (text: string) => (/[{<]/.test(text) ? compile(text) : text)
