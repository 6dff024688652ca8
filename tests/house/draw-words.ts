// `npm run words -- 100`: draws messages at random and prints them with their file, to be read by the guide. Needs no database.
import { answerHelp } from '#openapi/answer-help.ts'
import { messages } from '#tests/support/catalogs.ts'

answerHelp(
  'npm run words -- [count] [seed]\n\nPrints messages drawn at random, English and Spanish. The same seed draws the same.',
)

const [count = 100, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number)
let state = seed
/** Mulberry32 by Tommy Ettinger, public domain: good enough to draw by, and the same everywhere. */
function random(): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

const drawn = messages
  .map(message => ({ message, place: random() }))
  .toSorted((one, other) => one.place - other.place)
  .slice(0, count)
for (const { message } of drawn) console.log(`${message.file} ${message.key}\n  ${message.en}\n  ${message.es}`)
console.log(`${drawn.length} of ${messages.length} messages, seed ${seed}`)
