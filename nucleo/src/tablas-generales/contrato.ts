// One door of many tables, kept in a file each by what the tables are about.

export * from './contrato-de-condiciones.ts';
export * from './contrato-de-logo.ts';
export * from './contrato-de-lugares.ts';
export * from './contrato-de-sucursales.ts';
export * from './contrato-de-valores.ts';
