// Pages of the product as PDF: asked for, waited for, fetched.

import { KeptRefusal, notFound, refuse } from '#machines/lib/refuse.ts'
import { FileAnswer, type Handlers } from '../../handler.ts'
import type { PrintJob } from '../../ports/print/queue.ts'
import { printable } from '../../proposals/print/printable.ts'
import { words } from './words.ts'

type Paths = '/v1/browser' | '/v3/browser.Get' | '/v3/browser.Download'

/** About how long two pages take. */
const COME_BACK_S = 10

export const printHandlers: Pick<Handlers<'proposals'>, Paths> = {
  '/v1/browser': async ({ input, db, ports }) => {
    const order = await printable(db, ports, input)
    if (!(await ports.prints.printer.ready())) throw refuse(503, 'no_browser', words.print.no_browser)
    const job = await ports.prints.ask(order)
    if (!job) throw new KeptRefusal(refuse(429, 'too_many_prints', words.print.too_many), COME_BACK_S)
    return { job: shown(job) }
  },

  '/v3/browser.Get': async ({ input, ports }) => {
    const job = await ports.prints.find(input.job_id)
    if (!job) throw notFound('print')
    return { job: shown(job) }
  },

  '/v3/browser.Download': async ({ input, ports }) => {
    const job = await ports.prints.find(input.job_id)
    if (!job) throw notFound('print')
    if (!job.bytes) throw refuse(409, 'not_printed', shown(job).sentence ?? words.print.not_ready)
    return new FileAnswer(job.bytes, 'application/pdf', job.file_name)
  },
}

/** Without its bytes. */
const shown = ({ id, status, ahead, fault, file_name }: PrintJob) => ({
  id,
  status,
  ahead,
  sentence: fault && words.print[fault],
  file_name,
})
