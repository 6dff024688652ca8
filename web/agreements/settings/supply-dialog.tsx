// Uploads the company's own certificate: a PKCS#12 file and its password, which the browser never stores.
import { type FormEvent, useState } from 'react'
import { useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

/** The contract allows 128 kB including the request around the file. */
const MOST_BYTES = 120_000

export function SupplyDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [password, setPassword] = useState('')
  const supply = useWrite('/v3/settings.SigningCertificate', {
    onDone: ({ signing }) => {
      tellDone(words.agreements_sealed_certificate({ subject: signing.certificate.subject }))
      onClose()
    },
  })
  const fields = supply.error?.fields ?? {}
  const elsewhere = supply.error && !fields['file'] && !fields['password'] ? supply.error.message : undefined
  const send = (event: FormEvent) => {
    event.preventDefault()
    // The contract's file is a stream of bytes to the SDK's types; the browser hands it over as the file it is.
    if (file) supply.mutate({ file: file as never, file_name: file.name.slice(0, 255), password })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.supply_your_own_certificate}
      description={words.pkcs_12_file_p12}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            type="submit"
            form="supply-certificate"
            look="primary"
            busy={supply.isPending}
            disabledReason={file ? undefined : words.choose_file_first}
          >
            {words.use_certificate}
          </Button>
        </>
      }
    >
      <form id="supply-certificate" onSubmit={send} className="flex flex-col gap-4">
        <FileDrop
          label={words.choose_p12_pfx_file}
          accept=".p12,.pfx,application/x-pkcs12"
          most_bytes={MOST_BYTES}
          file={file}
          onFile={chosen => {
            setFile(chosen)
            supply.reset()
          }}
          error={fields['file']}
        />
        <PasswordField
          label={words.password_file}
          autoComplete="off"
          value={password}
          maxLength={200}
          onChange={event => setPassword(event.target.value)}
          error={fields['password']}
        />
        {elsewhere && <Notice kind="danger">{elsewhere}</Notice>}
      </form>
    </Dialog>
  )
}
