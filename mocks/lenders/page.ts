// The sandbox's page: one table of what can be forced, and a button for every verb that an application allows now.
import type { Table } from './control.ts'

const STYLE = `
:root { color-scheme: light dark; --line: #d8dde3; --faint: #5b6672; --paper: #fff; --ink: #1c2530; --soft: #f4f6f8 }
@media (prefers-color-scheme: dark) { :root { --line: #36414d; --faint: #a3b0bd; --paper: #14191f; --ink: #e8edf2; --soft: #1c232b } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; background: var(--paper); color: var(--ink) }
h1, h2 { line-height: 1.2 } h2 { margin-top: 2.5rem }
p, dd { color: var(--faint) } strong, th { color: var(--ink) }
.wide { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line) }
code { font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere }
article { border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; margin: 1rem 0; background: var(--soft) }
article h3 { margin: 0 } .verbs { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .75rem }
form { display: inline-flex; gap: .5rem; align-items: center; flex-wrap: wrap }
button, input { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: .5rem; padding: .4rem .8rem; min-height: 2.75rem }
button { cursor: pointer } button:hover { border-color: var(--faint) } :focus-visible { outline: 3px solid #2f7de1; outline-offset: 2px }
`
const text = (said: string) =>
  said.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const words = (said: string) => text(said.replaceAll('_', ' '))

const rows = (head: [string, string], all: readonly (readonly [string, string])[]) =>
  `<div class="wide" tabindex="0" role="region" aria-label="${text(head[0])}"><table><thead><tr><th scope="col">${text(head[0])}</th><th scope="col">${text(head[1])}</th></tr></thead><tbody>${all
    .map(([what, meaning]) => `<tr><td>${what}</td><td>${text(meaning)}</td></tr>`)
    .join('')}</tbody></table></div>`

function applicationOf({
  lender,
  our_reference,
  lender_reference,
  facts,
  verbs,
}: Table['applications'][number]): string {
  const reached = facts.milestones.filter(({ status }) => status !== 'not_started')
  const parts = [
    `documents ${facts.documents}`,
    `contract ${words(facts.contract.status)}`,
    ...facts.stipulations.map(({ name, status }) => `${text(name)}: ${status}`),
    ...reached.map(({ milestone, status }) => `${words(milestone)}: ${words(status)}`),
    ...(facts.change_order ? [`change order ${words(facts.change_order.status)}`] : []),
  ]
  const buttons = verbs.map(
    verb =>
      `<form method="post" action="/sandbox/applications/${encodeURIComponent(our_reference)}/${verb}"><button>${words(verb.replace('decide/', 'decide: '))}</button></form>`,
  )
  return `<article><h3>${text(lender)} ${text(lender_reference)}: ${words(facts.decision)}</h3><p>${parts.join(' · ')}</p><code>${text(our_reference)}</code><div class="verbs">${buttons.join('')}</div></article>`
}

export function pageOf({ lenders, clock, magic, rules, verbs, applications }: Table, nonce: string): string {
  const newest = [...applications].sort((a, b) => b.facts.as_of.localeCompare(a.facts.as_of)).slice(0, 50)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Lender sandbox</title><style nonce="${nonce}">${STYLE}</style></head><body><main>
<h1>Lender sandbox</h1><p>Plays ${text(lenders.join(', '))}. Nobody’s credit is asked for, and no money moves. The same as JSON: <code>curl &lt;this address&gt;</code>.</p>
<h2>Applications</h2>${newest.length > 0 ? newest.map(applicationOf).join('') : '<p>None yet. Send one from the lender tab of a project; it appears here with what can be done next.</p>'}
<h2>Last names</h2><p>The first applicant’s last name decides; any other is approved.</p>${rows(
    ['Last name', 'What happens'],
    magic.map(one => [`<strong>${text(one.last_name)}</strong>`, one.meaning]),
  )}
<h2>Rules</h2>${rows(
    ['What', 'What happens'],
    rules.map(one => [`<strong>${text(one.what)}</strong>`, one.meaning]),
  )}
<h2>Verbs</h2><p>{reference} is the application’s id here, or the lender’s reference.</p>${rows(
    ['Address', 'What happens'],
    verbs.map(one => [`<code>${text(one.address)}</code>`, one.meaning]),
  )}
<h2>Clock</h2><p>It is ${text(clock.slice(0, 16).replace('T', ' '))} UTC for the lenders.</p><form method="post" action="/sandbox/clock"><label>Advance by <input name="advance" value="1d" size="6" pattern="[0-9]{1,9} ?[smhd]" required></label><button>Advance</button></form>
<p><code>POST /sandbox/clock {"advance": "90s"}</code>, with s, m, h or d.</p></main></body></html>`
}
