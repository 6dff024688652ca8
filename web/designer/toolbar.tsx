import { cx } from '#web/lib/class-names.ts'
import { part } from '#web/lib/part.tsx'
import { useEditor } from './editor.ts'
import { TOOLS } from './tools.ts'
import { words } from './words.ts'

const Hint = part(() => import('#web/ui/hint.tsx'))

/** Tools in a column, on a phone in a row. Each says its letter. */
export function Toolbar({ row }: { row: boolean }) {
  const { tool, take, whyNot, drawing } = useEditor()
  const shown = TOOLS.filter(({ id }) => id !== 'scale' || drawing.backdrop === 'image')
  return (
    <div
      role="toolbar"
      aria-label={words.tools}
      aria-orientation={row ? 'horizontal' : 'vertical'}
      className={cx(
        'flex shrink-0 gap-1 bg-surface p-1.5',
        row ? 'overflow-x-auto border-t border-hairline' : 'flex-col border-r border-hairline',
      )}
    >
      {shown.map(({ id, name, key, icon: Icon, edits }) => {
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
              'flex size-9 shrink-0 items-center justify-center rounded-control max-sm:size-11',
              tool === id ? 'bg-primary text-on-primary' : 'text-ink-2 hover:bg-sunken hover:text-ink',
              reason !== undefined && 'cursor-not-allowed opacity-40',
            )}
          >
            <Icon size={18} aria-hidden />
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
