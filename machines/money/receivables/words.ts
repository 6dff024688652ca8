// Receivables texts, and the names of payment milestones on invoices.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  account: {
    accounts_receivable_homeowner: {
      en: 'Accounts receivable, homeowners',
      es: 'Cuentas por cobrar, propietarios',
    },
    accounts_receivable_programs: {
      en: 'Accounts receivable, rebate programs',
      es: 'Cuentas por cobrar, programas de reembolso',
    },
    accounts_receivable_lender: { en: 'Accounts receivable, lenders', es: 'Cuentas por cobrar, financieras' },
    holdback_receivable: { en: 'Holdbacks receivable', es: 'Retenciones por cobrar' },
    loans_receivable: { en: 'Loans to homeowners', es: 'Préstamos a propietarios' },
    cash: { en: 'Cash', es: 'Efectivo' },
    sales_revenue: { en: 'Sales revenue', es: 'Ingresos por ventas' },
    interest_income: { en: 'Interest income', es: 'Ingresos por intereses' },
    dealer_fees: { en: 'Dealer fees', es: 'Comisiones del financiamiento' },
    customer_deposits: { en: 'Customer deposits', es: 'Depósitos de clientes' },
    write_offs: { en: 'Write-offs', es: 'Saldos cancelados' },
    unapplied_cash: { en: 'Unapplied cash', es: 'Pagos sin aplicar' },
  },
  bucket: {
    held: { en: 'Held back', es: 'Retenido' },
    not_due: { en: 'Not due', es: 'Por vencer' },
    days_1_30: { en: '1–30 days', es: '1–30 días' },
    days_31_60: { en: '31–60 days', es: '31–60 días' },
    days_61_90: { en: '61–90 days', es: '61–90 días' },
    over_90: { en: 'Over 90 days', es: 'Más de 90 días' },
  },
  step: {
    signing: { en: 'Deposit at signing', es: 'Depósito a la firma' },
    start: { en: 'Start of the installation', es: 'Inicio de la instalación' },
    completion: { en: 'Completion of the installation', es: 'Fin de la instalación' },
  },
  part: {
    payment: {
      notice_to_proceed: { en: 'Notice to proceed', es: 'Autorización para proceder' },
      installation_complete: { en: 'Installation complete', es: 'Instalación terminada' },
      permission_to_operate: { en: 'Permission to operate', es: 'Permiso para operar' },
    },
    holdback: {
      notice_to_proceed: { en: 'Holdback: notice to proceed', es: 'Retención: autorización para proceder' },
      installation_complete: { en: 'Holdback: installation complete', es: 'Retención: instalación terminada' },
      permission_to_operate: { en: 'Holdback: permission to operate', es: 'Retención: permiso para operar' },
    },
  },
  step_used_twice: { en: 'Use each step only once.', es: 'Use cada etapa una sola vez.' },
  schedule_must_total_100: {
    en: 'The schedule adds up to {total}%. It must add up to 100%.',
    es: 'El calendario suma {total}%. Debe sumar 100%.',
  },
  deposit_limit: {
    en: '{state} allows a deposit of up to {share, select, third {a third} other {10%}} of the contract price: {limit} here ({law}).',
    es: '{state} permite un depósito de hasta {share, select, third {un tercio} other {10%}} del precio del contrato: aquí, {limit} ({law}).',
  },
  deposit_limit_capped: {
    en: '{state} allows a deposit of up to {share, select, third {a third} other {10%}} of the contract price and no more than {most}: {limit} here ({law}).',
    es: '{state} permite un depósito de hasta {share, select, third {un tercio} other {10%}} del precio del contrato y no más de {most}: aquí, {limit} ({law}).',
  },
  already_issued: {
    en: '{number} is already issued. Correct it with a credit note.',
    es: '{number} ya se emitió. Corríjala con una nota de crédito.',
  },
  issue_first: { en: 'This invoice is a draft. Issue it first.', es: 'Esta factura es un borrador. Emítala primero.' },
  nothing_open: { en: '{number} has no open balance.', es: '{number} no tiene saldo pendiente.' },
  invoice_issued: { en: 'This invoice is already issued.', es: 'Esta factura ya se emitió.' },
  no_billing_email: {
    en: 'The billing contact has no email address.',
    es: 'El contacto de facturación no tiene correo electrónico.',
  },
  no_unapplied_cash: { en: 'This project has no unapplied cash.', es: 'Este proyecto no tiene pagos sin aplicar.' },
  fully_credited: { en: '{number} is fully credited.', es: '{number} ya está acreditada por completo.' },
  role_not_allowed: { en: 'Your role doesn’t allow this.', es: 'Su rol no permite esto.' },
  line: {
    found_by_name_and_amount: { en: 'Matched by name and amount.', es: 'Conciliado por nombre y monto.' },
    several_fit: {
      en: 'Several projects match “{payee}” and this amount. Choose one.',
      es: 'Varios proyectos coinciden con “{payee}” y este monto. Elija uno.',
    },
    none_fits: {
      en: 'Nothing open with this lender matches “{payee}” and this amount.',
      es: 'Nada pendiente con esta financiera coincide con “{payee}” y este monto.',
    },
    unknown_reference: {
      en: 'No application has the reference {reference}.',
      es: 'Ninguna solicitud tiene la referencia {reference}.',
    },
    clawback_exceeds_paid: {
      en: 'The lender is taking back {taken} but has paid only {paid}.',
      es: 'La financiera recupera {taken}, pero solo ha pagado {paid}.',
    },
    nothing_open: {
      en: 'Nothing is open for this payment. It may already be paid.',
      es: 'No hay saldo pendiente para este pago. Es posible que ya esté pagado.',
    },
    clawback: { en: 'The lender is taking this payment back.', es: 'La financiera recupera este pago.' },
    short: { en: '{by} less than the {owed} owed.', es: '{by} menos de los {owed} que se deben.' },
    over: { en: '{by} more than the {owed} owed.', es: '{by} más de los {owed} que se deben.' },
    matched_by_hand: { en: 'Matched manually.', es: 'Conciliado manualmente.' },
    imported_before: { en: 'This payment was already imported.', es: 'Este pago ya se importó.' },
    no_amount: { en: 'The amount is missing.', es: 'Falta el monto.' },
    bad_amount: { en: '“{text}” isn’t a dollar amount.', es: '“{text}” no es un monto en dólares.' },
    zero_amount: {
      en: 'The amount is zero, so there’s nothing to post.',
      es: 'El monto es cero: no hay nada que registrar.',
    },
    no_day: { en: 'The payment date is missing.', es: 'Falta la fecha de pago.' },
    bad_day: { en: '“{text}” isn’t a valid date.', es: '“{text}” no es una fecha válida.' },
    future_day: { en: 'The payment date is in the future.', es: 'La fecha de pago es futura.' },
    nobody_named: { en: 'The reference and the name are both missing.', es: 'Faltan la referencia y el nombre.' },
  },
})
