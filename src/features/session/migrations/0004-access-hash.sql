-- SHA-256 of the encrypted access token as the browser has it: other services find the customer by it.
alter table session.session add column access_hash text;
create index session_of_access on session.session (access_hash);
