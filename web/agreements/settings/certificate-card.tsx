// The certificate that seals agreements: owner, validity, how PDF readers show it, and replacing it.

import { useState } from 'react'
import { DAY_MS } from '#machines/lib/time.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { date } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Card, Facts } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { HashLine } from '../verify/hash-line.tsx'
import { SupplyDialog } from './supply-dialog.tsx'
import { words } from './words.ts'

type Signing = Schemas['SigningSettings']

const SOON_MS = 60 * DAY_MS

export function CertificateCard({ signing }: { signing: Signing }) {
  const { certificate } = signing
  const [open, setOpen] = useState<'supply' | 'back' | null>(null)
  const whyNot = useWhyNot('settings.edit')
  const supplied = certificate.source === 'supplied'
  const left_ms = new Date(certificate.not_after).getTime() - Date.now()
  return (
    <Card
      title={words.certificate}
      note={words.seals_every_agreement_all}
      className="max-w-[720px]"
      actions={
        <>
          {supplied && (
            <Button disabledReason={whyNot} onClick={() => setOpen('back')}>
              {words.use_generated_button}
            </Button>
          )}
          <Button disabledReason={whyNot} onClick={() => setOpen('supply')}>
            {supplied ? words.supply_another : words.supply_your_own}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {left_ms < SOON_MS && (
          <Notice kind={left_ms < 0 ? 'danger' : 'warning'}>
            {left_ms < 0
              ? words.ended_supply_new_one({ not_after: date(certificate.not_after) })
              : words.ends_supply_new_one({ not_after: date(certificate.not_after) })}
          </Notice>
        )}
        <Facts
          facts={[
            {
              label: words.source_label,
              value: (
                <Badge
                  status={supplied ? 'custom' : 'built_in'}
                  label={supplied ? words.supplied_you : words.made_here}
                />
              ),
            },
            { label: words.issued_to, value: certificate.subject },
            { label: words.issued_by, value: certificate.self_signed ? words.itself : certificate.issuer },
            {
              label: words.valid,
              value: words.not_before_not_after({
                not_before: date(certificate.not_before),
                not_after: date(certificate.not_after),
              }),
            },
          ]}
        />
        <HashLine label={words.sha_256_certificate} value={certificate.fingerprint} />
        <p className="text-sm text-ink-2">
          {certificate.self_signed
            ? words.pdf_readers_say_sealed
            : words.pdf_readers_trust_show({ issuer: certificate.issuer, subject: certificate.subject })}
        </p>
      </div>
      {open === 'supply' && <SupplyDialog onClose={() => setOpen(null)} />}
      {open === 'back' && <BackDialog signing={signing} onClose={() => setOpen(null)} />}
    </Card>
  )
}

function BackDialog({ signing, onClose }: { signing: Signing; onClose: () => void }) {
  const back = useWrite('/v3/settings.OwnCertificate', {
    onDone: () => {
      tellDone(words.agreements_sealed_certificate_made)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.use_certificate_made_here}
      description={words.what_sealed_now_no({ issuer: signing.certificate.issuer })}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" busy={back.isPending} onClick={() => back.mutate({ version: signing.version })}>
            {words.use_generated_button}
          </Button>
        </>
      }
    >
      {back.error && <Notice kind="danger">{back.error.message}</Notice>}
    </Dialog>
  )
}
