import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'

/** Says what becomes of the mails before the connection ends. */
export function DisconnectDialog({ stored, onClose }: { stored: Schemas['GoogleSettings']; onClose: () => void }) {
  const [remove_client, setRemoveClient] = useState(false)
  const disconnect = useWrite('/v3/settings.DisconnectGoogle', {
    refreshes: ['/v3/settings.GetGoogleConfig', '/v3/settings.GetSMTPConfig', '/v3/messages.ListMails'],
    onDone: ({ given_back }) => {
      tellDone(
        given_back
          ? 'Google is disconnected.'
          : 'Google is disconnected here but could not be told. Remove the permission in your Google account as well.',
      )
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Disconnect ${stored.address}?`}
      description="Mails that are not sent yet, and those written from now on, leave by your mail server if you have one; otherwise they are sent from the product’s address or kept in the outbox."
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            look="danger"
            busy={disconnect.isPending}
            onClick={() => disconnect.mutate({ remove_client, version: stored.version })}
          >
            Disconnect
          </Button>
        </>
      }
    >
      <Checkbox label="Remove client ID and secret as well" checked={remove_client} onChange={setRemoveClient} />
    </Dialog>
  )
}
