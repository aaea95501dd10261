// One door of many tables, kept in three files by what the tables are about.
export * from './contrato-lugares.ts';
export * from './contrato-sucursales.ts';
export * from './contrato-valores.ts';
