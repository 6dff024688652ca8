import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  open_picture: { en: 'Open image: {alt}', es: 'Abrir imagen: {alt}' },
  article_not_found_title: { en: 'Article not found', es: 'No se encontró el artículo' },
  open_help_center: { en: 'Open Help Center', es: 'Abrir el Centro de ayuda' },
  article_not_found_hint: {
    en: 'It may have been renamed. Search for what you want to do.',
    es: 'Puede que haya cambiado de nombre. Busque lo que desea hacer.',
  },
  article_offline: {
    en: 'This article isn’t saved on this device. Connect to the internet to read it.',
    es: 'Este artículo no está guardado en este dispositivo. Conéctese a internet para leerlo.',
  },
  help_offline: {
    en: 'Help isn’t saved on this device. Connect to the internet to read it.',
    es: 'La ayuda no está guardada en este dispositivo. Conéctese a internet para leerla.',
  },
  help_center: { en: 'Help Center', es: 'Centro de ayuda' },
  role_not_allowed: {
    en: 'Your role doesn’t allow this. Ask your team’s manager who can do it.',
    es: 'Su rol no permite esto. Pregunte a quien administra su equipo quién puede hacerlo.',
  },
  still_not_sure: { en: 'Still need help?', es: '¿Todavía necesita ayuda?' },
  ask_support: { en: 'Contact support', es: 'Contactar a soporte' },
  article_contents_label: { en: 'In this article', es: 'En este artículo' },
  help_center_note: { en: 'Step-by-step guides for every task', es: 'Guías paso a paso para cada tarea' },
  search_help_center: { en: 'Search the Help Center', es: 'Buscar en el Centro de ayuda' },
  what_do_you_want: { en: 'What do you want to do?', es: '¿Qué desea hacer?' },
  more_articles: { en: 'More articles', es: 'Más artículos' },
  next: { en: 'Next', es: 'Siguiente' },
  previous: { en: 'Previous', es: 'Anterior' },
  search_failed: {
    en: 'Search isn’t available. Check your connection.',
    es: 'La búsqueda no está disponible. Revise su conexión.',
  },
  search_results_label: { en: 'Search results', es: 'Resultados de la búsqueda' },
  no_articles: { en: 'No articles', es: 'Ningún artículo' },
  one_article: { en: '1 article', es: '1 artículo' },
  count_articles: { en: '{count} articles', es: '{count} artículos' },
  no_article_about: { en: 'No articles found for “{question}”', es: 'No hay artículos sobre “{question}”' },
  ask_support_about: { en: 'Contact support', es: 'Contactar a soporte' },
  no_articles_hint: {
    en: 'Try a single word, or contact support. We’ll include what you typed.',
    es: 'Pruebe con una sola palabra o contacte a soporte. Incluiremos lo que escribió.',
  },
  group: {
    selling: { en: 'Selling', es: 'Ventas' },
    home_energy: { en: 'The home and its energy', es: 'La casa y su energía' },
    price_financing: { en: 'Price and financing', es: 'Precio y financiamiento' },
    proposal_agreement: { en: 'Proposal and agreement', es: 'Propuesta y contrato' },
    lender_installation: { en: 'Lender and installation', es: 'Financiera e instalación' },
    working_together: { en: 'Working together', es: 'Trabajo en equipo' },
    money: { en: 'Money', es: 'Dinero' },
    catalog: { en: 'Catalog', es: 'Catálogo' },
    company_settings: { en: 'Company and settings', es: 'Empresa y configuración' },
    your_account: { en: 'Your account', es: 'Su cuenta' },
  },
})
