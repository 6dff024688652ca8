import { toast } from 'react-toastify/unstyled'
import { Button } from '#web/ui/button.tsx'

export const tellNewVersion = () =>
  toast.info(
    <span className="flex flex-wrap items-center justify-between gap-3">
      A new version is ready.
      <Button onClick={() => window.location.reload()}>Reload</Button>
    </span>,
    { toastId: 'new-version', autoClose: false, closeOnClick: false, role: 'status' },
  )
