import { Menu } from '@base-ui/react/menu'
import { Ellipsis, Send } from 'lucide-react'
import type { Schemas } from '#sdk/types.ts'
import { href } from '#web/frame/navigation.ts'
import { date } from '#web/lib/format.ts'
import { SavedState } from '#web/projects/sale/saved-state.tsx'
import { ScreenHeader } from '#web/projects/sale/screen-header.tsx'
import type { Saving } from '#web/projects/sale/use-saving.ts'
import { Button } from '#web/ui/button.tsx'
import type { Asked } from './agreement-editor.tsx'
import { useEditing } from './editing.ts'
import { words } from './words.ts'

type Props = {
  agreement: Schemas['Agreement']
  saving: Saving
  whyNot: string | undefined
  onAsk: (asked: Asked) => void
}

const ITEM =
  'flex px-3 py-1.5 text-left text-base data-highlighted:bg-sunken data-highlighted:outline-none max-sm:py-2.5'

export function EditorHead({ agreement, saving, whyNot, onAsk }: Props) {
  const { draft } = useEditing()
  return (
    <ScreenHeader
      back={href('/light-hub/agreements')}
      backLabel={words.back_agreements}
      title={draft.name}
      note={standingWords(agreement)}
      actions={
        <>
          <SavedState saving={saving} whyNot={whyNot} />
          {whyNot === undefined && (
            <Menu.Root>
              <Menu.Trigger
                aria-label={words.more}
                className="inline-flex size-9 items-center justify-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink max-sm:size-10"
              >
                <Ellipsis size={17} aria-hidden />
              </Menu.Trigger>
              <Menu.Portal>
                <Menu.Positioner align="end" sideOffset={4} className="z-50">
                  <Menu.Popup className="min-w-44 rounded-card border border-hairline bg-raised py-1 shadow-float">
                    <Menu.Item className={ITEM} onClick={() => onAsk('replace')}>
                      {words.replace_pdf}
                    </Menu.Item>
                    <Menu.Item className={ITEM} onClick={() => onAsk('retire')}>
                      {words.retire}
                    </Menu.Item>
                  </Menu.Popup>
                </Menu.Positioner>
              </Menu.Portal>
            </Menu.Root>
          )}
          <Button
            look="primary"
            icon={<Send size={14} aria-hidden />}
            disabledReason={whyNot}
            onClick={() => onAsk('publish')}
          >
            {words.publish}
          </Button>
        </>
      }
    />
  )
}

function standingWords({ published_version, published_at, changed_since, open_count }: Schemas['Agreement']) {
  if (published_version === null || published_at === null) return words.not_published_yet_so
  return [
    words.version_published({ published_version, published_at: date(published_at) }),
    ...(changed_since ? [words.changed_since] : []),
    ...(open_count > 0 ? [words.waiting_signatures({ open_count })] : []),
  ].join(', ')
}
