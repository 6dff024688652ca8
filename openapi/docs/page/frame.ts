// The frame of every page of the reference: header, search, and contents at the side.
import { escaped } from '../../report-parts.ts'
import { type Api, documentAddress, type Page } from '../sites.ts'

type Site = { apis: Api[]; pages: Page[] }

export type Framed = {
  address: string
  title: string
  /** Markup. */
  main: string
  /** The parts of this page, by anchor and name. */
  parts: [anchor: string, name: string][]
}

export function framed({ apis, pages }: Site, { address, title, main, parts }: Framed): string {
  const link = (to: string, name: string) =>
    `<li><a href="${to}"${to === address ? ' aria-current="page"' : ''}>${escaped(name)}</a></li>`
  const groups = pages.filter(({ api }) => api.name === '')
  const others = pages.filter(({ api }) => api.name !== '')
  const shown = pages.find(page => page.address === address)
  const api = shown?.api ?? apis[0]
  const document = api ? documentAddress(api) : ''
  const list = (name: string, links: string[]) => `<h2>${name}</h2><ul>${links.join('')}</ul>`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escaped(title)} – Sunquill API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/docs/assets/docs.css">
<script type="module" src="/docs/assets/search.js"></script>
<script type="module" src="/docs/assets/console.js"></script>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="top">
<a class="brand" href="/docs"><img src="/favicon.svg" alt="" width="24" height="24">Sunquill API</a>
<div class="search"><input type="search" id="search" placeholder="Search operations" aria-label="Search operations" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list"><ul id="found" role="listbox" aria-label="Operations" hidden></ul></div>
<button type="button" class="menu" popovertarget="contents">Menu</button>
</header>
<div class="frame">
<nav id="contents" aria-label="Contents" popover>
${list(
  'On this page',
  parts.map(([anchor, name]) => link(`#${anchor}`, name)),
)}
${list('Basics', [link('/docs', 'Conventions'), link('/docs/errors', 'Error codes'), link('/docs/charts', 'Statecharts')])}
${list(
  'Operations',
  groups.map(page => link(page.address, page.title)),
)}
${list(
  'Lender APIs and sandbox',
  others.map(page => link(page.address, page.title)),
)}
${list('Download', [link(`${document}.json`, 'openapi.json'), link(`${document}.yaml`, 'openapi.yaml')])}
</nav>
<main id="main">
${main}
</main>
</div>
</body>
</html>
`
}
