-- To whom a member reports and where they sell, kept from the invitation on. A manager is a member of the company; like an inviter, one who is
-- replaced while an archive is restored is renamed there.
alter table users add column manager_id uuid, add column territory jsonb;
alter table invites add column manager_id uuid, add column territory jsonb;
