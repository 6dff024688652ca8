import { useState } from 'react'
import { useWhyNot } from '#web/data/queries.ts'
import { part } from '#web/lib/part.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { words } from './words.ts'

const MailServerDialog = part(() => import('./mail-server-dialog.tsx'))

type Props = {
  /** The alternative. */
  children: string
  /** After it was set up. */
  onSetUp: () => void
}

/** Explains that no email is sent from here, and offers the setup to users who may change it. */
export function NoMailServer({ children, onSetUp }: Props) {
  const [open, setOpen] = useState(false)
  const whyNot = useWhyNot('settings.services')
  const saved = () => {
    setOpen(false)
    onSetUp()
  }
  return (
    <>
      <Notice
        kind="warning"
        action={whyNot === undefined && <Button onClick={() => setOpen(true)}>{words.set_up_mail}</Button>}
      >
        {words.no_mail_server_notice({ children })}
      </Notice>
      {open && <MailServerDialog onClose={() => setOpen(false)} onSaved={saved} />}
    </>
  )
}
