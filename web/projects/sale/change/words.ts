// What sale/change tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  open_price: { en: 'Open price', es: 'Abrir precio' },
  open_financing: { en: 'Open financing', es: 'Abrir financiamiento' },
  open_company: { en: 'Open company', es: 'Abrir empresa' },
  open_energy: { en: 'Open energy', es: 'Abrir energía' },
  enter_price_of: { en: 'Enter price for {name}', es: 'Ingresar el precio de {name}' },
  price_of: { en: 'Selling price of {name}', es: 'Precio de venta de {name}' },
  enter_price_first: { en: 'Enter the price first.', es: 'Primero ingrese el precio.' },
  save_price: { en: 'Save price', es: 'Guardar precio' },
  price_saved: { en: 'Price saved', es: 'Precio guardado' },
  enter_price_link: { en: 'Enter price', es: 'Ingresar precio' },
  withdrawn: { en: 'Withdrawn', es: 'Retirada' },
  unchanged: { en: 'Unchanged', es: 'Sin cambios' },
  your_decision: { en: 'Your decision', es: 'Usted decide' },
  open_proposal: { en: 'Open proposal', es: 'Abrir propuesta' },
  open_lender: { en: 'Open lender', es: 'Abrir financiera' },
  open_agreements: { en: 'Open agreements', es: 'Abrir contratos' },
  what_changes: { en: 'Changes', es: 'Cambios' },
  differences_count: {
    en: '{count, plural, one {1 difference} other {{count} differences}}',
    es: '{count, plural, one {1 diferencia} other {{count} diferencias}}',
  },
  no_value_before: { en: 'none', es: 'ninguno' },
  value_removed: { en: 'removed', es: 'se quitó' },
  fix_link: { en: 'Fix', es: 'Corregir' },
  no_published_change_order: {
    en: 'No published change order matches this project.',
    es: 'Ninguna orden de cambio publicada corresponde a este proyecto.',
  },
  publish_loss: { en: 'Publish with a loss', es: 'Publicar con pérdida' },
  homeowner_pays_more_over: {
    en: 'With {name}, the homeowner pays {money} more over 25 years than with the utility alone.',
    es: 'Con {name}, el propietario paga {money} más en 25 años que si solo usara la compañía eléctrica.',
  },
  email_homeowner: { en: 'Email homeowner', es: 'Enviar correo al propietario' },
  updated_documents_recipients: {
    en: '{has_any, select, yes {Updated documents go to {names}.} other {No one gets the updated documents.}}',
    es: '{has_any, select, yes {Los documentos actualizados se envían a {names}.} other {Nadie recibe los documentos actualizados.}}',
  },
  review_change: { en: 'Review change', es: 'Revisar cambio' },
  everything_up_date: { en: 'Everything is up to date', es: 'Todo está al día' },
  resolve_issues_first: {
    en: 'Resolve the issues at the top first.',
    es: 'Primero resuelva los problemas de arriba.',
  },
  confirm_loss_first: { en: 'Confirm the loss first.', es: 'Primero confirme la pérdida.' },
  one_button_renews_everything: {
    en: 'Update everything that’s out of date at once',
    es: 'Actualice todo lo que esté desactualizado a la vez',
  },
  confirm_then_change_order: { en: 'Confirm, then change order', es: 'Confirmar e ir a la orden de cambio' },
  confirm_change: { en: 'Confirm change', es: 'Confirmar cambio' },
  checking: { en: 'Checking for changes…', es: 'Buscando cambios…' },
  nothing_out_date: { en: 'Everything is up to date', es: 'Todo está al día' },
  price_payment_proposal_agreement: {
    en: 'Price, payment, proposal and agreement show the same figures.',
    es: 'El precio, el pago, la propuesta y el contrato tienen las mismas cifras.',
  },
})
