-- A company may end idle sessions sooner than the product's hour; read with every call, so it stands beside the company.
alter table companies add column idle_minutes integer not null default 60 check (idle_minutes between 5 and 60);
