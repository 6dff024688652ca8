import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

/** Says what becomes of applications before the credentials go. */
export function RemoveDialog({ setting, onClose }: { setting: Schemas['LenderSetting']; onClose: () => void }) {
  const { lender, name, version } = setting
  const remove = useWrite('/v3/settings.UpdateLenderConfig', {
    onDone: () => {
      tellDone(words.credentials_removed({ name }))
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.remove_credentials_title({ name })}
      description={words.remove_credentials_note({ name })}
      actions={
        <>
          <Button onClick={onClose}>{words.keep_them}</Button>
          <Button
            look="danger"
            busy={remove.isPending}
            onClick={() =>
              remove.mutate({ lender, enabled: false, credentials: {}, remove_credentials: true, version })
            }
          >
            {common.remove}
          </Button>
        </>
      }
    />
  )
}
