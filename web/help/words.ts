// What help tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  open_picture: { en: 'Open the picture: {alt}', es: '' },
  there_no_such_article: { en: 'There is no such article', es: '' },
  open_help_center: { en: 'Open the Help Center', es: '' },
  may_have_another_name: { en: 'It may have another name by now. Search for what you want to do.', es: '' },
  article_not_device_needs: { en: 'This article is not on this device, and needs a connection.', es: '' },
  help_center: { en: 'Help Center', es: '' },
  your_role_does_not: { en: 'Your role does not allow this. Whoever manages your team can say who may do it.', es: '' },
  still_not_sure: { en: 'Still not sure?', es: '' },
  ask_support: { en: 'Ask support', es: '' },
  article: { en: 'In this article', es: '' },
  how_each_job_done: { en: 'How each job is done, step by step.', es: '' },
  search_help_center: { en: 'Search the Help Center', es: '' },
  what_do_you_want: { en: 'What do you want to do?', es: '' },
  more_articles: { en: 'More articles', es: '' },
  next: { en: 'Next', es: '' },
  before: { en: 'Before', es: '' },
  articles_could_not_searched: { en: 'The articles could not be searched. Look at your connection.', es: '' },
  found: { en: 'Found', es: '' },
  no_article: { en: 'No article', es: '' },
  n_1_article: { en: '1 article', es: '' },
  count_articles: { en: '{count} articles', es: '' },
  no_article_about: { en: 'No article about “{question}”', es: '' },
  ask_support_about: { en: 'Ask support about this', es: '' },
  try_one_word_ask: { en: 'Try one word of it, or ask us: what you typed goes along.', es: '' },
})
