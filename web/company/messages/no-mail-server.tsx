import { useState } from 'react'
import { useWhyNot } from '#web/data/queries.ts'
import { part } from '#web/lib/part.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { words } from './words.ts'

const MailServerDialog = part(() => import('./mail-server-dialog.tsx'))

type Props = {
  /** What can be done instead. */
  children: string
  /** After it was set up. */
  onSetUp: () => void
}

/** Says that nothing is mailed from here, and sets the mail server up for whoever may. */
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
