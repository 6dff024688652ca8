import { FileText, Laptop, ListChecks, Redo2, Smartphone, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useFilters } from '#web/app/filters.ts'
import { cx } from '#web/lib/class-names.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useEditing } from './editing.ts'

export type Pane = 'outline' | 'preview' | 'properties'
export type Width = 'phone' | 'laptop' | 'paper'

const PANES: Record<Pane, string> = { outline: 'Pages', preview: 'Preview', properties: 'Properties' }
const WIDTHS = {
  phone: { name: 'Phone', icon: Smartphone },
  laptop: { name: 'Laptop', icon: Laptop },
  paper: { name: 'Paper', icon: FileText },
} as const
const WIDTH_NAMES: readonly Width[] = ['phone', 'laptop', 'paper']

/** At which width the homeowner's page is shown; it stays in the address. */
export function useWidth(): { width: Width; show: (width: Width) => void } {
  const { params, change } = useFilters()
  const width = WIDTH_NAMES.find(one => one === params.get('width')) ?? 'laptop'
  return { width, show: next => change({ width: next === 'laptop' ? null : next }) }
}

/** What belongs to no one part: panes where there is room for one only, the way back, widths, what is wrong. */
export function EditorBar({ pane, onPane }: { pane: Pane; onPane: (pane: Pane) => void }) {
  const { undo, redo } = useEditing()
  const { width, show } = useWidth()
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline bg-surface px-2 py-1">
      <fieldset className="hidden rounded-control bg-sunken p-0.5 @max-4xl/editor:flex">
        <legend className="sr-only">What is shown</legend>
        {(['outline', 'preview', 'properties'] as const).map(one => (
          <button
            key={one}
            type="button"
            aria-pressed={pane === one}
            onClick={() => onPane(one)}
            className={cx(
              'rounded-control px-3 py-1 text-sm max-sm:py-2.5',
              pane === one ? 'bg-raised font-medium text-ink shadow-float' : 'text-ink-2',
            )}
          >
            {PANES[one]}
          </button>
        ))}
      </fieldset>
      <div className="flex">
        <IconButton label="Undo" keys="Ctrl Z" icon={Undo2} onClick={undo} />
        <IconButton label="Redo" keys="Shift Ctrl Z" icon={Redo2} onClick={redo} />
      </div>
      <fieldset className={cx('flex items-center gap-0.5', pane !== 'preview' && '@max-4xl/editor:hidden')}>
        <legend className="sr-only">Width of the preview</legend>
        {WIDTH_NAMES.map(one => {
          const { name, icon: Icon } = WIDTHS[one]
          return (
            <button
              key={one}
              type="button"
              aria-pressed={width === one}
              title={`As on ${one === 'paper' ? 'paper' : `a ${one}`}`}
              onClick={() => show(one)}
              className={cx(
                'flex items-center gap-1.5 rounded-control border px-2 py-1 text-sm max-sm:py-2.5',
                width === one ? 'border-marigold text-ink' : 'border-transparent text-ink-2 hover:bg-sunken',
              )}
            >
              <Icon size={15} aria-hidden />
              <span className="@max-5xl/editor:sr-only">{name}</span>
            </button>
          )
        })}
      </fieldset>
      <div className="ml-auto">
        <FindingsButton onGo={() => onPane('properties')} />
      </div>
    </div>
  )
}

function FindingsButton({ onGo }: { onGo: () => void }) {
  const { findings, select } = useEditing()
  const [open, setOpen] = useState(false)
  const blocking = findings.some(one => one.blocks_sending)
  return (
    <>
      <Button
        look="ghost"
        icon={<ListChecks size={15} aria-hidden />}
        onClick={() => setOpen(true)}
        className={blocking ? 'text-danger' : findings.length > 0 ? 'text-warning' : undefined}
      >
        {findings.length === 0 ? 'Nothing to mend' : `${findings.length} to look at`}
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title="To look at"
        description={blocking ? 'Publishing waits for what is marked.' : 'Nothing here keeps it from being published.'}
      >
        {findings.length === 0 && (
          <p className="text-base text-ink-2">Every variable has its value, nothing is empty.</p>
        )}
        <ul className="flex flex-col divide-y divide-hairline">
          {findings.map(finding => (
            <li key={`${finding.place} ${finding.sentence}`} className="flex items-start gap-3 py-3 first:pt-0">
              <div className="min-w-0 flex-1 text-base">
                <p className="text-sm text-ink-3">{finding.place}</p>
                <p>{finding.sentence}</p>
                {finding.blocks_sending && <p className="text-sm text-danger">Publishing waits for this.</p>}
              </div>
              {(finding.block_id ?? finding.page_id) !== null && (
                <Button
                  onClick={() => {
                    select(finding.block_id ?? finding.page_id ?? '')
                    setOpen(false)
                    onGo()
                  }}
                >
                  Go there
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Drawer>
    </>
  )
}
