// The report as one self-contained file: the verdict, three figures, expandable findings, coverage.
import { counted, escaped, figure, seconds } from '../../report-parts.ts'
import { withoutCredentials } from '../request/without-credentials.ts'
import type { CheckReport, Covered, Finding, Got, Sent } from './report.ts'
import { STYLE } from './report-style.ts'
import {
  againOf,
  askedOf,
  coverageOf,
  findingsByOperation,
  type Group,
  nameOf,
  notCheckedOf,
  reasonsOf,
  verdictOf,
} from './report-words.ts'

export function reportHtml(said: CheckReport): string {
  const report = withoutCredentials(said)
  const { contract, base, verdict, requests, findings, ms, seed, started_at } = report
  const asked = askedOf(report)
  const groups = findingsByOperation(report)
  const figures: [string, string][] = [
    ['Findings', figure(findings.length)],
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
${groups.length > 0 ? `<h2>Findings</h2>${groups.map(group => operationOf(report, group)).join('\n')}` : ''}
<h2>Coverage</h2><p>${escaped(coverageOf(report))}</p>
${folded('Operations asked', coverageTable(asked), asked.length)}
${folded('Operations not asked', reasonsTable('Operations', reasonsOf(report)), report.skipped.length)}
${folded('Not checked', reasonsTable('Places', notCheckedOf(report)), report.not_checked.length)}
</main></body></html>
`
}

const operationOf = (report: CheckReport, { name, findings, covered }: Group) =>
  `<section class="operation"><header><h3><code>${escaped(name)}</code></h3><span class="quiet">${counted(findings.length, 'finding')}${covered ? ` in ${counted(covered.requests, 'request')}` : ''}</span></header>${findings.map(one => findingOf(report, one)).join('')}</section>`

const findingOf = (report: CheckReport, finding: Finding) =>
  `<details><summary><span>${escaped(finding.sentence)}</span><span class="quiet">${finding.check.replaceAll('_', ' ')}</span></summary><dl class="exchange">${[
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
