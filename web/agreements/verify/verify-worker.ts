// Checks one file after the other beside the page, so that it stays awake also for a large one. Nothing leaves the browser.
import { verifySeal } from '#machines/agreements/verify/verify-seal.ts'
import type { CheckAnswer, CheckQuestion } from './check-file.ts'

addEventListener('message', async ({ data }: MessageEvent<CheckQuestion>) => {
  const answer: CheckAnswer = await verifySeal(new Uint8Array(data.bytes)).then(
    report => ({ id: data.id, report }),
    () => ({ id: data.id, report: null }),
  )
  postMessage(answer)
})
