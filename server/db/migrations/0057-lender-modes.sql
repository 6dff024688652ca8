-- How a company works with a lender beside its API. Null: over the API where it is connected, in its portal otherwise.
alter table lender_connections
  add column by_hand text check (by_hand in ('portal', 'in_house')),
  add column portal_url text;
