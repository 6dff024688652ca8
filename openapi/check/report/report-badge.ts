// The verdict as a badge: an SVG for a README, a pipeline page or a wiki, which no service has to serve.
import { escaped } from '../../report-parts.ts'
import type { CheckReport } from './report.ts'
import { foundIn } from './report-words.ts'

/** Dark enough for white text (WCAG AA). */
const COLORS: Record<CheckReport['verdict'], string> = {
  conforms: '#1a7f37',
  drifts: '#b42318',
  inconclusive: '#6e5a00',
  gone: '#b42318',
}

export function reportBadge(report: CheckReport): string {
  const { contract, verdict } = report
  const label = `contract ${contract.version}`
  const message = verdict === 'drifts' ? foundIn(report) : verdict
  const [left, right] = [widthOf(label), widthOf(message)]
  const text = (words: string, from: number, width: number) =>
    `<text x="${from + width / 2}" y="14" textLength="${width - 12}" lengthAdjust="spacingAndGlyphs">${escaped(words)}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${escaped(`${label}: ${message}`)}">
<title>${escaped(`${contract.title} ${label}: ${message}`)}</title>
<rect width="${left + right}" height="20" rx="3" fill="${COLORS[verdict]}"/>
<path d="M${left} 0H3a3 3 0 0 0-3 3v14a3 3 0 0 0 3 3h${left - 3}z" fill="#444c56"/>
<g fill="#fff" text-anchor="middle" font-family="Verdana,Geneva,DejaVu Sans,sans-serif" font-size="11">${text(label, 0, left)}${text(message, left, right)}</g>
</svg>
`
}

/** Of Verdana at 11 px, on average, with 6 px on both sides. */
const widthOf = (text: string) => Math.round(text.length * 6.6) + 12
