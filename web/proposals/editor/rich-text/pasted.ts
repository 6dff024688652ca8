// Cleans pasted HTML, also from Word: lists joined into one, styles removed. The editor's schema then decides what
// stays.

/** Parsed in a separate document: nothing in it runs or loads. */
export function reducedHtml(html: string): string {
  const { body, head } = new DOMParser().parseFromString(muted(html), 'text/html')
  head.remove()
  for (const one of body.querySelectorAll('script, style, template, iframe, object, noscript, img, svg, meta, link'))
    one.remove()
  for (const list of body.querySelectorAll('li ul, li ol, ul > ul, ul > ol, ol > ul, ol > ol')) {
    const line = list.parentElement?.closest('li') ?? list.previousElementSibling
    line?.after(...list.children)
    list.remove()
  }
  for (const line of body.querySelectorAll('p[class^="MsoListParagraph"]')) asLine(line)
  return body.innerHTML
}

/** The page's policy blocks styles and handlers anyway; renaming them avoids a browser report for each. */
const muted = (html: string) =>
  html
    .replaceAll(/<style[^>]*>[\s\S]*?<\/style>/gi, '')
    .replaceAll(/<[^>]*>/g, tag => tag.replaceAll(/\s(style|on[a-z]+)\s*=/gi, ' data-$1='))

/** Word writes a list as paragraphs that begin with their mark. */
function asLine(paragraph: Element) {
  const mark = paragraph.querySelector('[data-style*="mso-list"]')
  const kind = /[0-9a-z]+[.)]/i.test(mark?.textContent ?? '') ? 'ol' : 'ul'
  mark?.remove()
  const before = paragraph.previousElementSibling
  const list = before?.localName === kind && before.hasAttribute('data-lines') ? before : document.createElement(kind)
  list.setAttribute('data-lines', '')
  const line = document.createElement('li')
  line.append(...paragraph.childNodes)
  list.append(line)
  if (list === before) paragraph.remove()
  else paragraph.replaceWith(list)
}
