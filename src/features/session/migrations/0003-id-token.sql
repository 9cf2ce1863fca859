-- The provider's id token, encrypted: at log-out it tells the provider whose session ends there.
alter table session.session add column id_token text not null default '';
