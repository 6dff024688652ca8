-- A member who came with an archive holds no email until they accept an invitation by mail: nobody's address is taken by a file.
drop index users_email;
create unique index users_email on users (lower(email)) where status = 'active' or password_hash is not null;
-- The restored member whose place the person who accepts takes.
alter table invites add column user_id uuid;
alter table invites add foreign key (company_id, user_id) references users;
create index invites_by_user on invites (company_id, user_id) where user_id is not null;

-- Since when a company is on this installation, whatever its archive says of its age: how much mail it may send goes by this.
alter table companies add column here_since timestamptz;
update companies set here_since = created_at;
alter table companies alter column here_since set not null;
