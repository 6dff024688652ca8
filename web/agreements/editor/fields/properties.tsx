// Properties of the selection on the right, or of the agreement; on a phone a sheet over the document.
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, SlidersHorizontal, X } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { common } from '#web/words/common.ts'
import { useEditing } from '../editing.ts'
import { TemplatePanel } from '../template-panel.tsx'
import { FieldPanel } from './field-panel.tsx'
import { ManyPanel } from './many-panel.tsx'
import { fieldWords, placeWords } from './place-words.ts'
import { words } from './words.ts'

type Props = { narrow: boolean; shown: boolean; sheet: boolean; onSheet: (open: boolean) => void }

export function Properties({ narrow, shown, sheet, onSheet }: Props) {
  const { chosen } = useEditing()
  const title = useTitle()
  if (narrow)
    return (
      <>
        {shown && (
          <aside aria-label={words.properties} className="w-full overflow-y-auto bg-surface p-4">
            <TemplatePanel />
          </aside>
        )}
        <Drawer open={sheet && chosen.length > 0} onClose={() => onSheet(false)} title={title} editable>
          <ChosenPanel />
        </Drawer>
      </>
    )
  return (
    <aside
      aria-label={words.properties}
      id="field-properties"
      className="w-80 shrink-0 overflow-y-auto border-l border-hairline bg-surface p-4"
    >
      <h2 className="mb-4 text-md">{title}</h2>
      {chosen.length === 0 ? <TemplatePanel /> : <ChosenPanel />}
    </aside>
  )
}

function ChosenPanel() {
  const { chosen } = useEditing()
  const [field, ...others] = chosen
  if (!field) return null
  return others.length > 0 ? <ManyPanel /> : <FieldPanel key={field.id} field={field} />
}

function useTitle() {
  const { chosen, variables } = useEditing()
  const [field, ...others] = chosen
  if (!field) return common.agreement
  return others.length > 0 ? words.fields({ count: chosen.length }) : fieldWords(field, variables)
}

/** On a phone, below the document: nudges the selection and opens its properties. */
export function ChosenBar({ onOpen }: { onOpen: () => void }) {
  const { chosen, select, nudge, whyNot, sizeOf, unit } = useEditing()
  const title = useTitle()
  const [field] = chosen
  const by = (x: number, y: number) => (whyNot === undefined ? () => nudge(x, y) : undefined)
  return (
    <section aria-label={words.chosen} className="flex flex-col gap-1 border-t border-hairline bg-surface p-2">
      <div className="flex items-center gap-2 px-1">
        <div className="min-w-0 flex-1">
          <p className="truncate text-base font-medium">{title}</p>
          {field && chosen.length === 1 && (
            <p className="truncate text-xs text-ink-3">{placeWords(field, sizeOf(field.page), unit)}</p>
          )}
        </div>
        <IconButton label={words.clear_selection} icon={X} onClick={() => select([])} />
      </div>
      <div className="flex items-center justify-between">
        <div className="flex">
          <IconButton label={words.move_left} icon={ArrowLeft} onClick={by(-2, 0)} />
          <IconButton label={words.move_right} icon={ArrowRight} onClick={by(2, 0)} />
          <IconButton label={words.move_up} icon={ArrowUp} onClick={by(0, -2)} />
          <IconButton label={words.move_down} icon={ArrowDown} onClick={by(0, 2)} />
        </div>
        <Button look="primary" icon={<SlidersHorizontal size={14} aria-hidden />} onClick={onOpen}>
          {words.edit}
        </Button>
      </div>
    </section>
  )
}
