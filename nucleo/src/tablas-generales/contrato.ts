// One door of many tables, kept in three files by what the tables are about.
export * from './contrato-de-lugares.ts';
export * from './contrato-de-sucursales.ts';
export * from './contrato-de-valores.ts';
