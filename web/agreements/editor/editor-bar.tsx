import { Maximize2, Redo2, Undo2, ZoomIn, ZoomOut } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PaneSwitch } from '#web/ui/pane-switch.tsx'
import { common } from '#web/words/common.ts'
import { useEditing } from './editing.ts'
import { FindingsButton } from './findings-button.tsx'
import { PreviewChoice } from './pages/preview-choice.tsx'
import type { PreviewOf } from './pages/use-preview.ts'
import type { Sheets } from './pages/use-sheets.ts'
import { words } from './words.ts'

export type Pane = 'pages' | 'document' | 'properties'
const PANES = [
  ['pages', words.pages],
  ['document', words.document],
  ['properties', common.agreement],
] as const

type Props = {
  narrow: boolean
  pane: Pane
  onPane: (pane: Pane) => void
  sheets: Sheets
  previewOf: PreviewOf | null
  onPreview: (of: PreviewOf | null) => void
}

/** Controls of the whole editor: pane switch on narrow screens, back, zoom, findings. */
export function EditorBar({ narrow, pane, onPane, sheets, previewOf, onPreview }: Props) {
  const { undo, redo, page, pages } = useEditing()
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-2 gap-y-1 border-b border-hairline bg-surface px-2 py-1">
      {narrow && <PaneSwitch panes={PANES} current={pane} onChange={onPane} />}
      {narrow && (
        <div className="ml-auto">
          <FindingsButton short onGo={() => onPane('document')} />
        </div>
      )}
      <div className={narrow ? 'flex basis-20' : 'flex'}>
        <IconButton label={common.undo} keys="Ctrl Z" icon={Undo2} onClick={undo} />
        <IconButton label={common.redo} keys="Shift Ctrl Z" icon={Redo2} onClick={redo} />
      </div>
      {(!narrow || pane === 'document') && (
        <>
          <div className="flex items-center">
            <IconButton label={words.smaller} icon={ZoomOut} onClick={() => sheets.zoomBy(-1)} />
            <span className="figures w-11 text-center text-sm text-ink-2">{sheets.percent}%</span>
            <IconButton label={words.larger} icon={ZoomIn} onClick={() => sheets.zoomBy(1)} />
            <IconButton label={words.fit_width} icon={Maximize2} onClick={sheets.fits ? undefined : sheets.fit} />
          </div>
          {!narrow && (
            <span className="figures text-sm whitespace-nowrap text-ink-3">
              {words.page_page_count({ page, count: pages.length })}
            </span>
          )}
          <PreviewChoice of={previewOf} onChange={onPreview} />
        </>
      )}
      {!narrow && (
        <div className="ml-auto">
          <FindingsButton short={false} onGo={() => onPane('document')} />
        </div>
      )}
    </div>
  )
}
