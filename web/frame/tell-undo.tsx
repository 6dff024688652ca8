import { toast } from 'react-toastify/unstyled'
import { Button } from '#web/ui/button.tsx'
import { common } from '#web/words/common.ts'

/** Longer than other toasts, to leave time to read and undo. */
const STAYS_MS = 10_000

/** Says what was done, with the way back. */
export const tellUndo = (sentence: string, undo: () => void) =>
  toast.success(
    ({ closeToast }) => (
      <div className="flex items-center justify-between gap-3">
        <span>{sentence}</span>
        <Button
          onClick={() => {
            closeToast()
            undo()
          }}
        >
          {common.undo}
        </Button>
      </div>
    ),
    { autoClose: STAYS_MS },
  )
