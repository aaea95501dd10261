-- A password of fewer characters than one needs by itself is taken because a second factor stands behind it. Whoever is left
-- without one sets another up on the way in (`seguridad` 3.3).
alter table credencial add column corta boolean not null default false;
