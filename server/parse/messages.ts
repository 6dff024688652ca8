// Messages between the server and a parser process. Only one question is open at a time, so messages have no number.
import type { Language } from '#machines/words/language.ts'
import type { Message } from './pieces.ts'

export type Question =
  | { ask: 'begin'; url: string; name: string; args: unknown[]; language: Language }
  | { ask: 'next' }
  | { ask: 'end' }

export type Answer =
  | { is: 'ready' }
  /** A part of a value, or a value; more may follow. */
  | { is: 'piece'; message: Message }
  | { is: 'done' }
  | {
      is: 'refused'
      status: number
      code: string
      message: string | Record<string, string>
    }
  /** The parser broke: what it broke with, for the log. */
  | { is: 'fault'; fault: string }
