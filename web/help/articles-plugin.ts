// Makes modules of the articles when the product is built: `x.md` is the whole article, `x.md?card` what a list shows of it,
// `x.md?words` what is searched. So each travels only where it is needed. Called by web/vite.config.ts.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { readArticle } from './read-article.ts'

const ARTICLE = /\/help\/articles\/[^/]+\.md(\?card|\?words)?$/

export const articlesPlugin: Plugin = {
  name: 'help-articles',
  // Before others take the file for text.
  enforce: 'pre',
  load(id) {
    if (!ARTICLE.test(id)) return null
    const [file = '', part] = id.split('?')
    this.addWatchFile(file)
    const { article, words } = readArticle(basename(file, '.md'), readFileSync(file, 'utf8'))
    const { blocks: _, ...card } = article
    const value = part === 'card' ? card : part === 'words' ? words : article
    return { code: `export default ${JSON.stringify(value)}`, moduleType: 'js', map: null }
  },
}
