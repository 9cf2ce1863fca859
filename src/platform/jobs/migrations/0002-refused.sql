-- Refused for good, as a mail to an address that there is not: no later attempt helps, and nobody is called for it.
alter table jobs.job add column refused boolean not null default false;
