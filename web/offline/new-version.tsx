import { toast } from 'react-toastify/unstyled'
import { Button } from '#web/ui/button.tsx'
import { words } from './words.ts'

export const tellNewVersion = () =>
  toast.info(
    <span className="flex flex-wrap items-center justify-between gap-3">
      {words.new_version_ready}
      <Button onClick={() => window.location.reload()}>{words.reload}</Button>
    </span>,
    { toastId: 'new-version', autoClose: false, closeOnClick: false, role: 'status' },
  )
