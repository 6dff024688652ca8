// Keeps every report under a megabyte, which CI systems still show: the gravest findings whole, the next ones without their bodies,
// the rest as a number.
import { causesOf } from './causes.ts'
import type { CheckReport, Finding } from './report.ts'

/** Characters of requests and answers, and findings, in all. */
const EXCHANGES = 200_000
const FINDINGS = 500
/** How many findings of one cause are shown with request and response. */
const WHOLE = 5
const PLACES = 1_000

/** In the order of their gravity. */
export function fitted(report: CheckReport): CheckReport {
  let room = EXCHANGES
  const all = causesOf(report).flatMap(({ findings }) =>
    findings.map((finding, nth) => {
      const size = sizeOf(finding)
      if (nth >= WHOLE || size > room) return bare(finding)
      room -= size
      return finding
    }),
  )
  // The first of every cause before the second of any.
  const causes = causesOf({ findings: all })
  const firsts = new Set(causes.flatMap(({ findings }) => findings.slice(0, 1)).slice(0, FINDINGS))
  const others = new Set(all.filter(one => !firsts.has(one)).slice(0, FINDINGS - firsts.size))
  const findings = all.filter(one => firsts.has(one) || others.has(one))
  return {
    ...report,
    findings,
    ...(all.length > findings.length ? { left_out: all.length - findings.length } : {}),
    remarks: report.remarks.slice(0, PLACES),
    not_checked: report.not_checked.slice(0, PLACES),
  }
}

const sizeOf = ({ sent, got }: Finding) => JSON.stringify({ sent, got }).length

const bare = ({ sent, got, ...finding }: Finding): Finding => ({
  ...finding,
  sentence: finding.sentence.slice(0, 300),
  sent: { method: sent.method, url: sent.url.slice(0, 200), headers: {} },
  got: { status: got.status, headers: {}, body: '' },
})
