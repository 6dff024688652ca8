import { ListChecks, Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PaneSwitch } from '#web/ui/pane-switch.tsx'
import { common } from '#web/words/common.ts'
import { useDocumentWidth, WidthChoice } from '../sized-document.tsx'
import { useEditing } from './editing.ts'
import { words } from './words.ts'

export type Pane = 'outline' | 'preview' | 'properties'
const PANES = [
  ['outline', words.pages],
  ['preview', words.preview],
  ['properties', words.properties],
] as const
/** Controls of the whole editor: pane switch on narrow screens, undo, widths, findings. */
export function EditorBar({ pane, onPane }: { pane: Pane; onPane: (pane: Pane) => void }) {
  const { undo, redo } = useEditing()
  const { width, show } = useDocumentWidth()
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline bg-surface px-2 py-1">
      <PaneSwitch panes={PANES} current={pane} onChange={onPane} className="hidden @max-4xl/editor:flex" />
      <div className="flex">
        <IconButton label={common.undo} keys="Ctrl Z" icon={Undo2} onClick={undo} />
        <IconButton label={common.redo} keys="Shift Ctrl Z" icon={Redo2} onClick={redo} />
      </div>
      <div className={cx('@max-4xl/editor:order-last', pane !== 'preview' && '@max-4xl/editor:hidden')}>
        <WidthChoice width={width} onChange={show} />
      </div>
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
        <span className="figures">
          {findings.length === 0 ? (
            <span className="@max-4xl/editor:sr-only">{words.no_issues}</span>
          ) : (
            <>
              {findings.length}
              <span className="@max-4xl/editor:sr-only"> {words.to_review}</span>
            </>
          )}
        </span>
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={words.to_review_title}
        description={blocking ? words.fix_marked_before_publishing : words.nothing_blocks_publishing}
      >
        {findings.length === 0 && <p className="text-base text-ink-2">{words.no_issues_detail}</p>}
        <ul className="flex flex-col divide-y divide-hairline">
          {findings.map(finding => (
            <li key={`${finding.place} ${finding.sentence}`} className="flex items-start gap-3 py-3 first:pt-0">
              <div className="min-w-0 flex-1 text-base">
                <p className="text-sm text-ink-3">{finding.place}</p>
                <p>{finding.sentence}</p>
                {finding.blocks_sending && <p className="text-sm text-danger">{words.blocks_publishing}</p>}
              </div>
              {(finding.block_id ?? finding.page_id) !== null && (
                <Button
                  onClick={() => {
                    select(finding.block_id ?? finding.page_id ?? '')
                    setOpen(false)
                    onGo()
                  }}
                >
                  {words.go_there}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Drawer>
    </>
  )
}
