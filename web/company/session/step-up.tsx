// Asks who it is before a request that needs a fresh sign-in is sent again. One dialog for all of them.
import { useEffect, useState } from 'react'
import { whenProofIsNeeded } from '#web/data/queries.ts'
import { part } from '#web/lib/part.tsx'

const StepUpDialog = part(() => import('./second-step/step-up-dialog.tsx'))

export function StepUp() {
  const [answer, setAnswer] = useState<(isProved: boolean) => void>()
  useEffect(() => {
    // Requests are outside React. Several at once wait for one answer.
    let asked: Promise<boolean> | undefined
    whenProofIsNeeded(() => {
      asked ??= new Promise<boolean>(resolve => setAnswer(() => resolve)).finally(() => {
        asked = undefined
        setAnswer(undefined)
      })
      return asked
    })
    return () => whenProofIsNeeded(async () => false)
  }, [])
  return answer && <StepUpDialog onAnswer={answer} />
}
