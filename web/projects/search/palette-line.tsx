import { Autocomplete } from '@base-ui/react/autocomplete'
import { Link } from 'wouter'
import { Keys } from '#web/ui/keys.tsx'
import { Marked } from '#web/ui/marked.tsx'
import type { Entry } from './entry.ts'
import { markWords } from './mark-words.ts'

type Props = { entry: Entry; words: readonly string[]; onChosen: () => void }

/** One entry: a link where it leads somewhere, so that a click with Ctrl or ⌘ is a new tab as everywhere. */
export function PaletteLine({ entry, words, onChosen }: Props) {
  const { label, note, icon: Icon, keys, badge, unmarked = false, href, run } = entry
  const marked = unmarked ? [] : words
  const choose = () => {
    // Its target, perhaps a dialog, opens after this one closes.
    onChosen()
    run?.()
  }
  return (
    <Autocomplete.Item
      value={entry}
      onClick={choose}
      {...(href === undefined ? {} : { render: <Link href={href} tabIndex={-1} /> })}
      className="mx-2 flex min-h-10 cursor-default items-center gap-3 rounded-control px-3 py-1.5 text-base outline-none data-highlighted:bg-sunken max-sm:min-h-12 dark:data-highlighted:bg-hairline"
    >
      <Icon size={16} className="shrink-0 text-ink-3" aria-hidden />
      <span className="flex min-w-0 flex-1 gap-x-2.5 max-sm:flex-col sm:items-baseline">
        <span className="shrink-0 truncate sm:max-w-[60%]" title={label}>
          <Marked {...markWords(label, marked)} />
        </span>
        {note && (
          <span className="min-w-0 truncate text-sm text-ink-2" title={note}>
            <Marked {...markWords(note, marked)} />
          </span>
        )}
      </span>
      {badge}
      {keys && (
        <span className="max-sm:hidden">
          <Keys keys={keys} />
        </span>
      )}
    </Autocomplete.Item>
  )
}
