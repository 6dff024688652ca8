-- Keys that sign archives: this installation's own, and those of other installations whose archives may restore a company.
-- Only the owner of the tables reads them; neither a tenant nor the door has any right here.
create table installation_keys (
  -- SHA-256 of the public key, in hexadecimal.
  id text primary key check (id ~ '^[0-9a-f]{64}$'),
  public_key bytea not null unique check (length(public_key) = 32),
  -- Only of a key of this installation.
  private_key_sealed bytea,
  name text not null check (length(name) between 1 and 120),
  added_at timestamptz not null,
  revoked_at timestamptz,
  check (revoked_at is null or private_key_sealed is null)
);
create unique index one_own_installation_key on installation_keys ((true)) where private_key_sealed is not null;
alter table installation_keys enable row level security;

-- What another server wrote is not this one's to send.
alter table mails add column written_here boolean not null default true;
