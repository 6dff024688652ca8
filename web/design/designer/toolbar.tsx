import { useState } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { part } from '#web/lib/part.tsx'
import { keep, kept } from '#web/lib/storage.ts'
import { useEditor } from './editor.ts'
import { TOOLS, type ToolId } from './tools.ts'
import { words } from './words.ts'

const Hint = part(() => import('#web/ui/hint.tsx'))

const CHOICES = 'designer_tool_choices'
/** Choices of a tool in this browser after which the icons are known. */
const KNOWN_AFTER = 12
const choices = () => Number(kept(CHOICES)) || 0

/** Counts uses of a tool. Hiding names immediately would shift the canvas: they are hidden next time. */
export function useKnownTools(tool: ToolId): boolean {
  const [known] = useState(() => choices() >= KNOWN_AFTER)
  const [last, setLast] = useState(tool)
  if (last !== tool) {
    setLast(tool)
    if (!known) keep(CHOICES, String(choices() + 1))
  }
  return known
}

/**
 * Tools in a column, on a phone in a row. Each is named where there is no pointer to ask with, where there is room, and
 * elsewhere until it is known.
 */
export function Toolbar({ row, known }: { row: boolean; known: boolean }) {
  const { tool, take, whyNot, drawing } = useEditor()
  const shown = TOOLS.filter(({ id }) => id !== 'scale' || drawing.backdrop === 'image')
  return (
    <div
      role="toolbar"
      aria-label={words.tools}
      aria-orientation={row ? 'horizontal' : 'vertical'}
      className={cx(
        'flex shrink-0 gap-1 bg-surface p-1.5 select-none',
        row ? 'overflow-x-auto border-t border-hairline' : 'flex-col border-r border-hairline',
      )}
    >
      {shown.map(({ id, name, short, key, icon: Icon, edits }) => {
        const reason = edits ? whyNot : undefined
        const button = (
          <button
            type="button"
            aria-label={name}
            aria-keyshortcuts={key}
            aria-pressed={tool === id}
            aria-disabled={reason !== undefined}
            onClick={() => reason === undefined && take(id)}
            className={cx(
              'flex shrink-0 items-center rounded-control',
              row
                ? 'h-13 min-w-14 flex-col justify-center gap-0.5 px-1.5'
                : cx('h-9 gap-2.5 px-[9px]', known && 'max-[90rem]:w-9'),
              tool === id ? 'bg-primary text-on-primary' : 'text-ink-2 hover:bg-sunken hover:text-ink',
              reason !== undefined && 'cursor-not-allowed opacity-40',
            )}
          >
            <Icon size={18} aria-hidden className="shrink-0" />
            <span
              className={cx(
                'whitespace-nowrap',
                row ? 'text-xs' : 'flex-1 text-left text-sm font-medium',
                !row && known && 'max-[90rem]:hidden',
              )}
            >
              {short}
            </span>
            {!row && (
              <kbd aria-hidden className={cx('pl-3 font-sans text-xs opacity-60', known && 'max-[90rem]:hidden')}>
                {key}
              </kbd>
            )}
          </button>
        )
        return (
          <Hint key={id} meanwhile={button} text={reason ?? `${name} (${key})`}>
            {button}
          </Hint>
        )
      })}
    </div>
  )
}
