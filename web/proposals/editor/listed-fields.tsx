// Several of the same within one block: pictures of a gallery, steps of a timeline. Moved, deleted, added.
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useEditing } from './editing.ts'
import { words } from './words.ts'

type Props<T> = {
  kind: 'image' | 'step'
  items: readonly T[]
  most: number
  fresh: T
  onChange: (items: T[], key?: string) => void
  children: (item: T, change: (item: T, key?: string) => void, at: number) => ReactNode
}

export function ListedFields<T>({ kind, items, most, fresh, onChange, children }: Props<T>) {
  const { whyNot, say } = useEditing()
  const swap = (at: number, to: number) => {
    const next = [...items]
    const [one] = next.splice(at, 1)
    if (one === undefined) return
    next.splice(to, 0, one)
    onChange(next)
    say(words.item.moved({ kind, at: at + 1, to: to + 1, count: items.length }))
  }
  return (
    <div className="flex flex-col gap-3">
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no ids of their own; a place keeps its fields
        <fieldset key={at} className="flex min-w-0 flex-col gap-3 rounded-card border border-hairline p-3">
          <legend className="sr-only">{words.item.name({ kind, at: at + 1 })}</legend>
          <div className="-my-1 flex items-center">
            <p aria-hidden className="flex-1 text-sm font-medium">
              {words.item.name({ kind, at: at + 1 })}
            </p>
            {whyNot === undefined && (
              <>
                <IconButton
                  label={words.item.move_up({ kind, at: at + 1 })}
                  icon={ArrowUp}
                  onClick={at > 0 ? () => swap(at, at - 1) : undefined}
                />
                <IconButton
                  label={words.item.move_down({ kind, at: at + 1 })}
                  icon={ArrowDown}
                  onClick={at < items.length - 1 ? () => swap(at, at + 1) : undefined}
                />
                <IconButton
                  label={words.item.delete({ kind, at: at + 1 })}
                  icon={Trash2}
                  onClick={() => {
                    onChange(items.filter((_, one) => one !== at))
                    say(words.item.deleted({ kind, at: at + 1 }))
                  }}
                />
              </>
            )}
          </div>
          {children(
            item,
            (next, key) =>
              onChange(
                items.map((one, place) => (place === at ? next : one)),
                key,
              ),
            at,
          )}
        </fieldset>
      ))}
      <Button
        look="ghost"
        className="justify-start"
        icon={<Plus size={15} aria-hidden />}
        disabledReason={whyNot ?? (items.length >= most ? words.limit_reached({ most }) : undefined)}
        onClick={() => onChange([...items, fresh])}
      >
        {words.item.add({ kind })}
      </Button>
    </div>
  )
}
