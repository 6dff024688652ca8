import { Fragment } from 'react'
import { capsOf } from '#web/lib/keyboard.ts'
import { words } from './words.ts'

/** Keys as their caps; those pressed one after the other with "then" between them. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-xs text-ink-3">
      {keys.map((key, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same key may be pressed twice.
        <Fragment key={place}>
          {place > 0 && <span>{words.then_word}</span>}
          {capsOf(key).map(cap => (
            <kbd
              key={cap}
              className="inline-flex h-5 min-w-5 items-center justify-center rounded-[4px] border border-hairline-strong bg-surface px-1 font-sans text-xs text-ink-2"
            >
              {cap}
            </kbd>
          ))}
        </Fragment>
      ))}
    </span>
  )
}
