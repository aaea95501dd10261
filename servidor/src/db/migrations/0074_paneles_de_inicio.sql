-- The panels each person has in the home, in their order; null leaves it to the product.
alter table usuario add column paneles_de_inicio text[] check (cardinality(paneles_de_inicio) <= 20);
