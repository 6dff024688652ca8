// What moves on the timeline. What flows asked and got is compressed, so that a page with all of them stays under 3 MB; a flow is
// filled in when it's opened.
export const SCRIPT = `
const packed = Uint8Array.from(atob(document.getElementById('flows').textContent), one => one.charCodeAt(0))
const read = new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).json()
const flows = [...document.querySelectorAll('details.flow')]
const fill = async flow => {
  const steps = flow.querySelector('div')
  if (steps.querySelector('details')) return
  const { heads, bodies } = await read
  const nth = flows.indexOf(flow)
  steps.insertAdjacentHTML('beforeend', heads[nth].map((head, at) => head + bodies[nth][at]).join(''))
}
for (const flow of flows) flow.addEventListener('toggle', () => flow.open && fill(flow))
const lead = async () => {
  const id = decodeURIComponent(location.hash.slice(1))
  const flow = flows.findLast(one => id === one.id || id.startsWith(one.id + '.'))
  if (!flow) return
  await fill(flow)
  flow.open = true
  const step = document.getElementById(id)
  step.open = true
  step.scrollIntoView()
}
addEventListener('hashchange', lead)
lead()
const filter = document.getElementById('filter')
const verdict = document.getElementById('verdict')
const show = async () => {
  const { heads, bodies } = await read
  const has = (text, parts) => parts.some(part => part.toLowerCase().includes(text))
  const text = filter.value.trim().toLowerCase()
  flows.forEach((flow, nth) => {
    const matches = text === '' || has(text, [flow.textContent, ...heads[nth], ...bodies[nth]])
    flow.hidden = !(matches && (verdict.value === '' || flow.classList.contains(verdict.value)))
  })
  const count = flows.filter(flow => !flow.hidden).length
  document.getElementById('count').textContent = count === flows.length ? '' : count + ' of ' + flows.length
}
filter.addEventListener('input', show)
verdict.addEventListener('change', show)
document.addEventListener('click', async ({ target }) => {
  const { curl } = target.dataset
  if (!curl) return
  try {
    await navigator.clipboard.writeText(curl)
    target.textContent = 'Copied'
  } catch {
    // Without access to the clipboard, it can be selected.
    const shown = document.createElement('pre')
    shown.textContent = curl
    target.replaceWith(shown)
  }
})
`
