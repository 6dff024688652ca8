import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LENDER_READS } from './setting-words.ts'

/** Says what becomes of applications before the credentials go. */
export function RemoveDialog({ setting, onClose }: { setting: Schemas['LenderSetting']; onClose: () => void }) {
  const { lender, name, version } = setting
  const remove = useWrite('/v3/settings.UpdateLenderConfig', {
    refreshes: LENDER_READS,
    onDone: () => {
      tellDone(`The credentials for ${name} are removed.`)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Remove the credentials for ${name}?`}
      description={`Nothing can be sent to ${name} or asked of it until others are entered. Applications already there stay as they were last known, and ${name} itself is not told.`}
      actions={
        <>
          <Button onClick={onClose}>Keep them</Button>
          <Button
            look="danger"
            busy={remove.isPending}
            onClick={() =>
              remove.mutate({ lender, enabled: false, credentials: {}, remove_credentials: true, version })
            }
          >
            Remove
          </Button>
        </>
      }
    />
  )
}
