export * from './contrato-de-entradas.ts';
export * from './contrato-de-factores.ts';
export * from './contrato-de-perfil.ts';
export * from './contrato-de-sesion.ts';
export * from './contrato-de-terminales.ts';
