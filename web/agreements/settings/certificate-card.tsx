// The certificate every agreement is sealed with: whose, how long, what PDF readers say of it, and another in its place.

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
import { HashLine } from '../verify/hash-line.tsx'
import { SupplyDialog } from './supply-dialog.tsx'

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
      title="Certificate"
      note="It seals every agreement that all have signed. What was sealed before stays as it is."
      className="max-w-[720px]"
      actions={
        <>
          {supplied && (
            <Button disabledReason={whyNot} onClick={() => setOpen('back')}>
              Use the one made here
            </Button>
          )}
          <Button disabledReason={whyNot} onClick={() => setOpen('supply')}>
            {supplied ? 'Supply another' : 'Supply your own'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {left_ms < SOON_MS && (
          <Notice kind={left_ms < 0 ? 'danger' : 'warning'}>
            {left_ms < 0
              ? `It ended on ${date(certificate.not_after)}. Supply a new one, or go back to the one made here.`
              : `It ends on ${date(certificate.not_after)}. Supply a new one before that.`}
          </Notice>
        )}
        <Facts
          facts={[
            {
              label: 'Where it is from',
              value: (
                <Badge
                  status={certificate.source}
                  look={supplied ? 'info' : 'neutral'}
                  label={supplied ? 'Supplied by you' : 'Made here'}
                />
              ),
            },
            { label: 'Issued to', value: certificate.subject },
            { label: 'Issued by', value: certificate.self_signed ? 'Itself' : certificate.issuer },
            { label: 'Valid', value: `${date(certificate.not_before)} to ${date(certificate.not_after)}` },
          ]}
        />
        <HashLine label="SHA-256 of the certificate" value={certificate.fingerprint} />
        <p className="text-sm text-ink-2">
          {certificate.self_signed
            ? 'PDF readers say that a sealed document is unchanged, and name its signer as unknown: no authority vouches for this certificate. One from an authority your readers trust shows your company’s name.'
            : `PDF readers that trust ${certificate.issuer} show ${certificate.subject} as the signer.`}
        </p>
      </div>
      {open === 'supply' && <SupplyDialog onClose={() => setOpen(null)} />}
      {open === 'back' && <BackDialog signing={signing} onClose={() => setOpen(null)} />}
    </Card>
  )
}

function BackDialog({ signing, onClose }: { signing: Signing; onClose: () => void }) {
  const back = useWrite('/v3/settings.OwnCertificate', {
    quiet: true,
    refreshes: ['/v3/settings.GetSigning'],
    onDone: () => {
      tellDone('Agreements are sealed with the certificate made here.')
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Use the certificate made here?"
      description={`What is sealed from now on no longer names ${signing.certificate.issuer}. Documents sealed before keep their certificate.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" busy={back.isPending} onClick={() => back.mutate({ version: signing.version })}>
            Use the one made here
          </Button>
        </>
      }
    >
      {back.error && <Notice kind="danger">{back.error.message}</Notice>}
    </Dialog>
  )
}
