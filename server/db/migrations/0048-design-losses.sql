-- System losses of a design in place of the company's; null where those hold.
alter table designs add column losses jsonb;
