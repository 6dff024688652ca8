// A file of a project, large: pictures and PDFs, with the next one an arrow key away.
import { Dialog } from '@base-ui/react/dialog'
import { ChevronLeft, ChevronRight, Download, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { part } from '#web/lib/part.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

// With the library that draws PDFs.
const PdfPages = part(() => import('./pdf-pages.tsx'))

type Props = {
  files: readonly Schemas['ProjectFile'][]
  opened: string
  onOpen: (id: string) => void
  onClose: () => void
  /** Addresses are good for a quarter of an hour: the list brings new ones. */
  onExpired: () => void
}

export function FilePreview({ files, opened, onOpen, onClose, onExpired }: Props) {
  const at = files.findIndex(({ id }) => id === opened)
  const file = files[at]
  const [before, after] = [files[at - 1], files[at + 1]]
  if (!file) return null
  const press = (event: KeyboardEvent) => {
    const to = event.key === 'ArrowLeft' ? before : event.key === 'ArrowRight' ? after : undefined
    if (!to) return
    event.preventDefault()
    onOpen(to.id)
  }
  return (
    <Dialog.Root open onOpenChange={next => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          onKeyDown={press}
          className="fixed inset-0 z-50 flex flex-col bg-raised shadow-float sm:inset-4 sm:rounded-card sm:border sm:border-hairline"
        >
          <header className="flex items-center gap-2 border-b border-hairline px-4 py-2">
            <div className="min-w-0 flex-1">
              <Dialog.Title className="truncate text-base" title={file.name}>
                {file.name}
              </Dialog.Title>
              <Dialog.Description className="figures text-sm text-ink-3">
                {words.position_of_count({ at: at + 1, count: files.length })}
              </Dialog.Description>
            </div>
            <IconButton
              label={words.previous_file}
              keys="←"
              icon={ChevronLeft}
              onClick={before && (() => onOpen(before.id))}
            />
            <IconButton
              label={words.next_file}
              keys="→"
              icon={ChevronRight}
              onClick={after && (() => onOpen(after.id))}
            />
            <a href={file.download_src} className={buttonLook()} aria-label={words.download_name({ name: file.name })}>
              <Download size={14} aria-hidden />
              <span className="max-sm:hidden">{common.download}</span>
            </a>
            <Dialog.Close
              aria-label={common.close}
              className="rounded-control p-2 text-ink-2 hover:bg-sunken hover:text-ink max-sm:p-3"
            >
              <X size={16} />
            </Dialog.Close>
          </header>
          <div className="relative min-h-0 flex-1 overflow-auto bg-sunken">
            {file.media_type === 'application/pdf' ? (
              <PdfPages meanwhile={<Skeleton className="m-4 h-96" />} key={file.id} src={file.src} name={file.name} />
            ) : (
              <img
                key={file.id}
                src={file.src}
                alt={file.name}
                onError={onExpired}
                className="mx-auto h-full w-full object-contain p-2 sm:p-4"
              />
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
