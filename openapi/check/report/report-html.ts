// The report as one self-contained file: the verdict, three figures, expandable findings, coverage.
import { counted, escaped, figure, seconds } from '../../report-parts.ts'
import { withoutCredentials } from '../request/without-credentials.ts'
import { type Cause, causesOf } from './causes.ts'
import type { CheckReport, Covered, Finding, Got, Sent } from './report.ts'
import { STYLE } from './report-style.ts'
import {
  againOf,
  askedOf,
  coverageOf,
  findingsByOperation,
  nameOf,
  notCheckedOf,
  reasonsOf,
  remarksOf,
  sinceBaseline,
  verdictOf,
} from './report-words.ts'

export function reportHtml(said: CheckReport): string {
  const report = withoutCredentials(said)
  const { contract, base, verdict, requests, findings, ms, seed, started_at } = report
  const asked = askedOf(report)
  const groups = findingsByOperation(report)
  const causes = causesOf(report)
  const figures: [string, string][] = [
    ['Causes', figure(causes.length)],
    ['Findings', figure(findings.length + (report.left_out ?? 0))],
    ['Operations that drift', figure(groups.length)],
    ['Succeeded', `${figure(asked.filter(one => one.succeeded).length)} of ${figure(asked.length)}`],
    ['Requests', figure(requests)],
  ]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(`${contract.title} ${contract.version}: ${verdict}`)}</title><style>${STYLE}</style></head><body><main>
<span class="badge ${verdict}">${verdict}</span>
<h1>${escaped(`${contract.title} ${contract.version}`)}</h1>
<p>${escaped(verdictOf(report))}</p>
<p class="quiet">${escaped(base)} · seed ${seed} · ${report.writes ? 'with writes' : 'reading only'} · ${seconds(ms)} · <time datetime="${escaped(started_at)}">${escaped(started_at.slice(0, 16).replace('T', ' '))} UTC</time></p>
<dl class="figures">${figures.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>
${causes.length > 0 ? `<h2>Findings</h2>${causes.map(cause => causeOf(report, cause)).join('\n')}` : ''}
${report.left_out ? `<p class="quiet">And ${counted(report.left_out, 'further finding')}, which this page has no room for.</p>` : ''}
${
  report.baseline
    ? `<h2>Baseline</h2>${sinceBaseline(report)
        .map(line => `<p>${escaped(line)}</p>`)
        .join('')}`
    : ''
}
<h2>Coverage</h2><p>${escaped(coverageOf(report))}</p>
${folded('Operations asked', coverageTable(asked), asked.length)}
${folded('Operations not asked', reasonsTable('Operations', reasonsOf(report)), report.skipped.length)}
${folded('Not checked', reasonsTable('Places', notCheckedOf(report)), report.not_checked.length)}
${folded('Noted', reasonsTable('Places', remarksOf(report)), report.remarks.length)}
</main></body></html>
`
}

const causeOf = (report: CheckReport, { check, sentence, findings, places }: Cause) =>
  `<section class="operation"><header><h3>${escaped(sentence)}</h3><span class="quiet">${check.replaceAll('_', ' ')}, ${counted(places.length, 'operation')}${findings.length > places.length ? `, ${counted(findings.length, 'finding')}` : ''}</span></header>${findings.map(one => findingOf(report, one)).join('')}</section>`

/** Without request and response it is only named: others of its cause have them. */
const findingOf = (report: CheckReport, finding: Finding) =>
  finding.got.body === '' && Object.keys(finding.sent.headers).length === 0
    ? `<p><code>${escaped(nameOf(finding))}</code></p>`
    : wholeFinding(report, finding)

const wholeFinding = (report: CheckReport, finding: Finding) =>
  `<details><summary><code>${escaped(nameOf(finding))}</code><span>${escaped(finding.sentence)}</span></summary><dl class="exchange">${[
    ['Expected', escaped(finding.expected)],
    ['Sent', `<pre>${escaped(sentOf(finding.sent))}</pre>`],
    ['Got', `<pre>${escaped(gotOf(finding.got))}</pre>`],
    ['Again', `<pre>${escaped(againOf(report, finding.case_id))}</pre>`],
  ]
    .map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`)
    .join('')}</dl></details>`

const headersOf = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`)

const sentOf = ({ method, url, headers, body }: Sent) =>
  [`${method} ${url}`, ...headersOf(headers), ...(body ? ['', laidOut(body)] : [])].join('\n')

const gotOf = ({ status, headers, body }: Got) =>
  [String(status), ...headersOf(headers), ...(body ? ['', laidOut(body)] : [])].join('\n')

/** JSON in lines; anything else, and JSON that was cut, as it came. */
function laidOut(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

const folded = (title: string, table: string, count: number) =>
  count === 0
    ? ''
    : `<details class="fold"><summary><span>${title}</span><span class="quiet">${figure(count)}</span></summary><div class="wide" tabindex="0" role="region" aria-label="${title}">${table}</div></details>`

const coverageTable = (coverage: Covered[]) =>
  `<table><thead><tr><th scope="col">Operation</th><th scope="col" class="number">Requests</th><th scope="col">Statuses</th><th scope="col">Succeeded</th></tr></thead><tbody>${coverage
    .map(
      one =>
        `<tr><td class="name"><code>${escaped(nameOf(one))}</code></td><td class="number">${figure(one.requests)}</td><td class="few">${one.statuses.join(', ')}</td><td>${one.succeeded ? 'yes' : `<span class="badge inconclusive">never</span> ${escaped(one.why ?? '')}`}</td></tr>`,
    )
    .join('')}</tbody></table>`

const reasonsTable = (heading: string, reasons: ReturnType<typeof reasonsOf>) =>
  `<table><thead><tr><th scope="col">Why</th><th scope="col">${heading}</th></tr></thead><tbody>${reasons
    .map(
      ({ reason, places }) =>
        `<tr><td>${escaped(reason)}</td><td>${places.map(place => `<code>${escaped(place)}</code>`).join('<br>')}</td></tr>`,
    )
    .join('')}</tbody></table>`
