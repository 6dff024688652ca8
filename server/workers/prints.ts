// Of several processes behind one address the first one prints: what one of them asked for is fetched from another.
import type { Printer } from '../ports/print/printer.ts'
import type { PrintJob, PrintOrder, PrintQueue } from '../ports/print/queue.ts'

/** One end of the line between two processes; bytes pass as they are. */
export type Line = {
  on(event: 'message', heard: (said: unknown) => void): unknown
  send(said: unknown): unknown
}
type Question = { of: 'ready' } | { of: 'ask'; order: PrintOrder } | { of: 'find'; id: string }
type Asked = { print: number } & Question
type Answered = { print: number; answer: PrintJob | boolean | undefined }

/** For the process that prints. */
export function answerPrints(queue: PrintQueue, line: Line): void {
  const answerTo = async (asked: Question) => {
    if (asked.of === 'ready') return queue.printer.ready()
    return asked.of === 'ask' ? queue.ask(asked.order) : queue.find(asked.id)
  }
  line.on('message', async said => {
    if (isPrint<Asked>(said)) line.send({ print: said.print, answer: await answerTo(said) })
  })
}

/** For the others. `agent` is how the printer names itself. */
export function printsOver(line: Line, agent: string): PrintQueue {
  const waiting = new Map<number, (answer: Answered['answer']) => void>()
  let requests = 0
  line.on('message', said => {
    if (!isPrint<Answered>(said)) return
    waiting.get(said.print)?.(said.answer)
    waiting.delete(said.print)
  })
  const put = (question: Question) =>
    new Promise<Answered['answer']>(resolve => {
      requests++
      waiting.set(requests, resolve)
      line.send({ print: requests, ...question })
    })
  const jobOf = async (question: Question) => {
    const answer = await put(question)
    return typeof answer === 'object' ? answer : undefined
  }
  const printer: Pick<Printer, 'agent' | 'ready'> = {
    agent,
    ready: async () => (await put({ of: 'ready' })) === true,
  }
  return {
    printer,
    ask: order => jobOf({ of: 'ask', order }),
    find: id => jobOf({ of: 'find', id }),
    close: async () => undefined,
  }
}

// Both ends are this program's; others send messages of their own over the same line.
const isPrint = <T extends { print: number }>(said: unknown): said is T =>
  said !== null && typeof said === 'object' && 'print' in said
