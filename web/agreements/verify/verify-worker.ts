// Checks files one at a time in a worker, so the page stays responsive for large ones. Nothing leaves the browser.
import { verifySeal } from '#machines/agreements/verify/verify-seal.ts'
import type { CheckAnswer, CheckQuestion } from './check-file.ts'

addEventListener('message', async ({ data }: MessageEvent<CheckQuestion>) => {
  const answer: CheckAnswer = await verifySeal(new Uint8Array(data.bytes)).then(
    report => ({ id: data.id, report }),
    () => ({ id: data.id, report: null }),
  )
  postMessage(answer)
})
