-- A digest holds no words of a visitor's that a mail server could refuse.
drop index server.deliveries_apart;
alter table server.deliveries drop column apart;
