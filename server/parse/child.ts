// The process that parses untrusted bytes. It has no database, secret or access to our network; it is killed if it
// takes too long or too much memory. It answers one question at a time and exits with the server.
import type { Language } from '#machines/words/language.ts'
import { Refusal } from '#sdk/refusal.ts'
import { inLanguage } from '../lib/reader-language.ts'
import type { Answer, Question } from './messages.ts'
import { type Message, toPieces } from './pieces.ts'

let open: AsyncGenerator<Message> | undefined
/** Of the file that is read at the moment. */
let language: Language = 'en'

const answer = (said: Answer) => process.send?.(said)

async function answerQuestion(question: Question): Promise<Answer> {
  if (question.ask === 'begin') {
    language = question.language
    open = messagesOf(question)
  }
  if (question.ask === 'end') {
    await open?.return(undefined)
    return { is: 'done' }
  }
  try {
    const { done, value } = (await inLanguage(language, async () => open?.next())) ?? { done: true, value: undefined }
    return done ? { is: 'done' } : { is: 'piece', message: value }
  } catch (error) {
    return faultOf(error)
  }
}

function faultOf(error: unknown): Answer {
  if (!(error instanceof Refusal)) return { is: 'fault', fault: describe(error) }
  const { status, code, fields } = error
  return { is: 'refused', status, code, message: Object.keys(fields).length > 0 ? fields : error.message }
}

/** Where it broke, without what it was about. */
const describe = (error: unknown) =>
  error instanceof Error
    ? [
        error.name,
        ...(error.stack?.split('\n') ?? []).filter(line => line.trimStart().startsWith('at ')).slice(0, 8),
      ].join('\n')
    : 'unknown'

async function* messagesOf({ url, name, args }: Extract<Question, { ask: 'begin' }>): AsyncGenerator<Message> {
  const module: Record<string, unknown> = await import(url)
  const work = module[name]
  if (typeof work !== 'function') throw new Error(`${name} is no function`)
  const result: unknown = await work(...args)
  if (!isStream(result)) return yield* toPieces(result)
  for await (const value of result) yield* toPieces(value)
}

const isStream = (value: unknown): value is AsyncIterable<unknown> =>
  value !== null && typeof value === 'object' && Symbol.asyncIterator in value

process.on('message', (question: Question) => void answerQuestion(question).then(answer))
// A terminal or npm sends it to every process. The server finishes its requests, and then ends this one.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)
// The server is gone, so no one needs the result.
process.on('disconnect', () => process.exit(0))
answer({ is: 'ready' })
