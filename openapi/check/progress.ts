// Progress of a check: a single updating line on a terminal, a line per tenth in a log.
import type { CheckOptions } from './report/report.ts'

type Out = { isTTY?: boolean; write: (text: string) => unknown }
const WIDTH = 30

/** `clear` before anything else is written. */
export function progressOn(out: Out): { show: NonNullable<CheckOptions['progress']>; clear: () => void } {
  let told = 0
  let at = 0
  return {
    show({ requests, of, findings }) {
      const share = Math.min(1, requests / Math.max(1, of))
      const found = findings === 1 ? '1 difference' : `${findings} differences`
      if (out.isTTY) {
        const now = Date.now()
        if (now - at < 80 && share < 1) return
        at = now
        const full = Math.round(share * WIDTH)
        out.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${requests} of ${of} requests, ${found} \x1b[K`)
      } else if (share * 10 >= told + 1) {
        told = Math.floor(share * 10)
        out.write(`${told * 10} %: ${requests} requests, ${found}\n`)
      }
    },
    clear: () => {
      if (out.isTTY) out.write('\r\x1b[K')
    },
  }
}
