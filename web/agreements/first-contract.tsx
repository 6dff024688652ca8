// A company without an agreement, in front of its first signature: the starter contract is chosen, read, and used in one go.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { part } from '#web/lib/part.tsx'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import StarterDialog from './starter-dialog.tsx'
import { words } from './words.ts'

const PdfPages = part(() => import('#web/files/pdf-pages.tsx'))

type Agreement = Schemas['Agreement']
type Props = {
  homeowners: '1' | '2'
  ownedBy: 'homeowner' | 'third_party'
  onClose: () => void
  onPublished: (agreement_id: string) => void
}

export default function FirstContract({ homeowners, ownedBy, onClose, onPublished }: Props) {
  const [made, setMade] = useState<Agreement | null>(null)
  if (!made) return <StarterDialog signedBy={homeowners} ownedBy={ownedBy} onClose={onClose} onDone={setMade} />
  return <ReadIt agreement={made} onClose={onClose} onPublished={onPublished} />
}

function ReadIt({ agreement, onClose, onPublished }: Omit<Props, 'homeowners' | 'ownedBy'> & { agreement: Agreement }) {
  const ids = { agreement_id: agreement.id, version: agreement.version }
  const publish = useWrite('/v3/collections.PublishAgreement', {
    onDone: () => {
      tellDone(words.published_now_send({ name: agreement.draft.name }))
      onClose()
      onPublished(agreement.id)
    },
  })
  // Discards a draft the user neither read nor used.
  const drop = useWrite('/v3/collections.DeleteAgreement')
  const leave = () => {
    drop.mutate(ids)
    onClose()
  }
  return (
    <Drawer
      open
      editable
      onClose={leave}
      title={words.read_starter_contract}
      description={words.what_your_homeowners_will}
      actions={
        <>
          <Button onClick={leave}>{common.not_now}</Button>
          <Button look="primary" busy={publish.isPending} onClick={() => publish.mutate(ids)}>
            {words.use_contract}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {publish.error && <Notice kind="danger">{publish.error.message}</Notice>}
        <PdfPages src={agreement.src} name={agreement.draft.name} />
      </div>
    </Drawer>
  )
}
