-- A company may sell in several states, each with a license of its own.
alter table companies add column licenses jsonb not null default '[]';
-- A link that a person sent themselves, which is no mail and no text message of ours.
alter table proposal_sends drop constraint proposal_sends_way_check;
alter table proposal_sends add constraint proposal_sends_way_check check (way in ('mail', 'text', 'link'));
alter table signers add column handed_at timestamptz, add column handed_by text;
