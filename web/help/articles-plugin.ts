// Makes modules of the articles when the product is built: `x.md` is its page, `x.md?card` its list entry, `x.md?words`
// its search data. Each is loaded only where needed. A file in `es/` is a translation and takes its facts from the
// English article. Called by web/vite.config.ts.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import type { ArticlePage } from './article.ts'
import { readArticle, readTranslation } from './read-article.ts'

const ARTICLE = /\/help\/articles\/(es\/)?[^/]+\.md(\?card|\?words)?$/

export const articlesPlugin: Plugin = {
  name: 'help-articles',
  // Before others take the file for text.
  enforce: 'pre',
  load(id) {
    if (!ARTICLE.test(id)) return null
    const [file = '', part] = id.split('?')
    this.addWatchFile(file)
    const slug = basename(file, '.md')
    const english = file.replace('/articles/es/', '/articles/')
    this.addWatchFile(english)
    const { article, words } =
      english === file
        ? readArticle(slug, readFileSync(file, 'utf8'))
        : readTranslation(slug, readFileSync(file, 'utf8'), readFileSync(english, 'utf8'))
    const { blocks, ...card } = article
    const { title, summary, permission } = card
    const page: ArticlePage = { slug, title, summary, permission, blocks }
    const value = part === 'card' ? card : part === 'words' ? words : page
    return { code: `export default ${JSON.stringify(value)}`, moduleType: 'js', map: null }
  },
}
