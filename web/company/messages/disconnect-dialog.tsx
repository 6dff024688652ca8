import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { words } from './words.ts'

/** Says what becomes of the mails before the connection ends. */
export function DisconnectDialog({ stored, onClose }: { stored: Schemas['GoogleSettings']; onClose: () => void }) {
  const [remove_client, setRemoveClient] = useState(false)
  const disconnect = useWrite('/v3/settings.DisconnectGoogle', {
    onDone: ({ given_back }) => {
      tellDone(given_back ? words.google_disconnected : words.google_disconnected_here_but)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.disconnect_address({ address: String(stored.address) })}
      description={words.disconnect_consequence}
      actions={
        <>
          <Button onClick={onClose}>{words.keep_connected}</Button>
          <Button
            look="danger"
            busy={disconnect.isPending}
            onClick={() => disconnect.mutate({ remove_client, version: stored.version })}
          >
            {words.disconnect}
          </Button>
        </>
      }
    >
      <Checkbox label={words.remove_client_id_secret} checked={remove_client} onChange={setRemoveClient} />
    </Dialog>
  )
}
