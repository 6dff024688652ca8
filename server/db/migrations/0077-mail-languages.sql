-- The language a mail is written in; its button and its frame speak it too.
alter table mails add column language text not null default 'en' check (language in ('en', 'es'));
-- What has yet to go out keeps the language it was written in.
update mails m set language = 'es'
where status in ('queued', 'kept', 'failed') and (
  exists (select 1 from signers s where s.company_id = m.company_id and s.id = m.signer_id and s.language = 'es')
  or exists (
    select 1 from lender_applications a
    where a.company_id = m.company_id and a.id = m.lender_application_id and a.share ->> 'language' = 'es'
  )
  or exists (
    select 1 from invoices i
    where i.company_id = m.company_id and i.id = m.invoice_id and i.bill_to ->> 'language' = 'es'
  )
  or exists (
    select 1 from proposal_sends s join proposals p on p.company_id = s.company_id and p.id = s.proposal_id
    where s.company_id = m.company_id and s.mail_id = m.id and p.snapshot ->> 'language' = 'es'
  )
  or exists (
    select 1 from users u
    where u.company_id = m.company_id and lower(u.email) = lower(m.to_address) and u.language = 'es'
      and m.signer_id is null and m.lender_application_id is null and m.invoice_id is null and m.kind <> 'proposal'
  )
);
