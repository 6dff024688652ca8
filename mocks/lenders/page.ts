// The sandbox's page: one table of what can be forced, and a button for every verb that an application allows now.
import { escaped } from '#openapi/report-parts.ts'
import { pageAnswer } from '../control-page.ts'
import type { Table } from './control.ts'

const words = (said: string) => escaped(said.replaceAll('_', ' '))

const rows = (head: [string, string], all: readonly (readonly [string, string])[]) =>
  `<div class="wide" tabindex="0" role="region" aria-label="${escaped(head[0])}"><table><thead><tr><th scope="col">${escaped(head[0])}</th><th scope="col">${escaped(head[1])}</th></tr></thead><tbody>${all
    .map(([what, meaning]) => `<tr><td>${what}</td><td>${escaped(meaning)}</td></tr>`)
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
    ...facts.stipulations.map(({ name, status }) => `${escaped(name)}: ${status}`),
    ...reached.map(({ milestone, status }) => `${words(milestone)}: ${words(status)}`),
    ...(facts.change_order ? [`change order ${words(facts.change_order.status)}`] : []),
  ]
  const buttons = verbs.map(
    verb =>
      `<form method="post" action="/sandbox/applications/${encodeURIComponent(our_reference)}/${verb}"><button>${words(verb.replace('decide/', 'decide: '))}</button></form>`,
  )
  return `<article><h3>${escaped(lender)} ${escaped(lender_reference)}: ${words(facts.decision)}</h3><p>${parts.join(' · ')}</p><code>${escaped(our_reference)}</code><div class="verbs">${buttons.join('')}</div></article>`
}

export function pageOf({ lenders, clock, magic, rules, verbs, webhooks, applications }: Table): Response {
  const newest = [...applications].sort((a, b) => b.facts.as_of.localeCompare(a.facts.as_of)).slice(0, 50)
  const main = `<h1>Lender sandbox</h1><p>Plays ${escaped(lenders.join(', '))}. Nobody’s credit is asked for, and no money moves. The same as JSON: <code>curl &lt;this address&gt;</code>.</p>
<h2>Applications</h2>${newest.length > 0 ? newest.map(applicationOf).join('') : '<p>None yet. Send one from the lender tab of a project; it appears here with what can be done next.</p>'}
<h2>Last names</h2><p>The first applicant’s last name decides; any other is approved.</p>${rows(
    ['Last name', 'What happens'],
    magic.map(one => [`<strong>${escaped(one.last_name)}</strong>`, one.meaning]),
  )}
<h2>Rules</h2>${rows(
    ['What', 'What happens'],
    rules.map(one => [`<strong>${escaped(one.what)}</strong>`, one.meaning]),
  )}
<h2>Verbs</h2><p>{reference} is the application’s id here, or the lender’s reference.</p>${rows(
    ['Address', 'What happens'],
    verbs.map(one => [`<code>${escaped(one.address)}</code>`, one.meaning]),
  )}
<h2>Webhooks</h2><p>Each returns the product’s answer. Create the lender’s webhook secret in the settings first.</p>${rows(
    ['Address', 'What is sent'],
    webhooks.map(one => [`<code>${escaped(one.address)}</code>`, one.meaning]),
  )}
<h2>Clock</h2><p>It is ${escaped(clock.slice(0, 16).replace('T', ' '))} UTC for the lenders.</p><form method="post" action="/sandbox/clock"><label>Advance by <input name="advance" value="1d" size="6" pattern="[0-9]{1,9} ?[smhd]" required></label><button>Advance</button></form>
<p><code>POST /sandbox/clock {"advance": "90s"}</code>, with s, m, h or d.</p>`
  return pageAnswer({ title: 'Lender sandbox', main })
}
