-- Delivery looks for due mails of all companies, and an account mail leaves another way than its company's others: which it is
-- shows by its kind, and in rows from before by the role its link opens.
grant select (kind, link_role_id) on mails to sunquill_jobs;
